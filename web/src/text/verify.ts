/** What the page that checks a shuffle says; loaded with it. */
import { prefs } from '../lib/prefs.svelte';

const en = {
  verifyAbout:
    'Before the first card, the server committed to a secret and every player to a contribution; nobody knew the contributions of the others. Only then was everything revealed and the cards dealt from it. Now all of it is public: anybody can check it and deal the same cards again.',
  fair: 'Everything matches: the shuffle was fair.',
  notFair: 'Something does not match.',
  secret: 'Secret',
  seed: 'Seed',
  notBound: 'The cards were not fixed here.',
  checkWhole:
    'The secret, the contributions and everything that was fixed match, and the seed is made from them.',
  checkSecret: 'The secret is the one whose fingerprint this browser saw in the waiting room.',
  checkBound: 'Options, deck, seats and pledges are those that this browser saw before the first card.',
  checkOwn: 'What this browser contributed is in the seed.',
  checkWrong: 'Not true:',
  checkUnseen:
    'This browser was not at the table before the first card, so it can only check what the server shows now. Compare the fingerprint with that of somebody who was.',
  serverSays: 'The server says:',
  fairWithout: 'Everything matches, but this browser had no part in it.',
  leftOut:
    'This browser was at the table but took no part in the shuffle: it was asleep or too late, another device was faster, or the server left it out.',
  checkNobody: 'Nobody contributed to this shuffle, so it rests on the secret of the server alone.',
  checkLimits:
    'If one of those who contributed is honest, nobody chose the cards. This can’t prove that nobody looked: the owner of the server could see the cards during the game.',
  withheld: (name: string) =>
    `${name} did not open the contribution that was pledged. A bot took over that seat before the first card.`,
  checkedHere: 'Checked in your own browser',
};

const pl: typeof en = {
  verifyAbout:
    'Przed pierwszą kartą serwer zobowiązał się do swojego sekretu, a każdy gracz do swojego wkładu, choć nikt nie znał wkładów pozostałych. Dopiero potem wszystko ujawniono i z tego powstało rozdanie. Teraz wszystko jest jawne: każdy może to sprawdzić i jeszcze raz rozdać te same karty.',
  fair: 'Wszystko się zgadza: tasowanie było uczciwe.',
  notFair: 'Coś się nie zgadza.',
  secret: 'Sekret',
  seed: 'Ziarno',
  notBound: 'Kart nie ustalono przy tym stole.',
  checkWhole: 'Sekret, wkłady graczy i wszystko, co ustalono, pasują do siebie, i z nich powstało ziarno.',
  checkSecret: 'Sekret jest tym, którego odcisk ta przeglądarka widziała w poczekalni.',
  checkBound:
    'Opcje, talia, miejsca i zapowiedzi są te same, które ta przeglądarka widziała przed pierwszą kartą.',
  checkOwn: 'Wkład tej przeglądarki jest w ziarnie.',
  checkWrong: 'Nieprawda:',
  checkUnseen:
    'Tej przeglądarki nie było przy stole przed pierwszą kartą, więc może sprawdzić tylko to, co serwer pokazuje teraz. Porównaj odcisk z kimś, kto tam był.',
  serverSays: 'Serwer podaje:',
  fairWithout: 'Wszystko się zgadza, ale ta przeglądarka nie miała w tym udziału.',
  leftOut:
    'Ta przeglądarka czekała przy stole, ale nie brała udziału w tasowaniu: była uśpiona, spóźniła się, inne urządzenie było szybsze albo serwer ją pominął.',
  checkNobody: 'Nikt nie dołożył się do tego tasowania, więc opiera się ono tylko na sekrecie serwera.',
  checkLimits:
    'Jeśli choć jeden z graczy, którzy się dołożyli, jest uczciwy, to nikt nie wybrał kart. Nie ma za to dowodu, że nikt nie podglądał: kto prowadzi serwer, mógł widzieć karty w czasie gry.',
  withheld: (name: string) =>
    `${name}: zapowiedziany wkład nie został ujawniony. To miejsce zajął bot jeszcze przed pierwszą kartą.`,
  checkedHere: 'Sprawdzone w twojej przeglądarce',
};

export const words = () => (prefs.language === 'pl' ? pl : en);
