/** What can be opened over a running game. */
export type Opened = 'log' | 'chat' | 'rules' | 'menu' | 'settings' | 'keys' | 'own';
