declare module '*.ftl' {
  const names: Record<string, string>;
  export default names;
}
