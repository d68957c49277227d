/** What the screens of profile and deadlines say in Polish. */
import { plural } from '../../lib/plural';
import type { ProfileTexts } from './en';

function manyOf(n: number, one: string, few: string, other: string): string {
  const form = plural('pl', n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : other}`;
}

export const pl: ProfileTexts = {
  profile: 'Profil',
  guest: 'Grasz jako gość. O twoich miejscach wie tylko ta przeglądarka.',
  keepAbout:
    'Profil przechowuje twoje imię, kota i wszystkie stoły, na każdym urządzeniu. Bez hasła i bez adresu e-mail.',
  keep: 'Załóż profil',
  off: 'Ten serwer nie prowadzi profili. Wszyscy grają jako goście.',
  haveOne: 'Mam już profil',
  signInPasskey: 'Zaloguj się kluczem dostępu',
  signInCode: 'Zaloguj się kodem odzyskiwania',
  code: 'Kod odzyskiwania',
  signIn: 'Zaloguj się',
  adopt: (n) => `Zabierz ze sobą ${manyOf(n, 'stół', 'stoły', 'stołów')} z tej przeglądarki`,
  adoptAbout: 'Odznacz na urządzeniu, które należy do kogoś innego.',
  insecure:
    'Klucze dostępu i powiadomienia wymagają bezpiecznego połączenia, a ten adres go nie ma: przeglądarki pozwalają na nie tylko przez HTTPS i na localhost.',
  insecureAddress: 'Klucze dostępu wymagają nazwy w adresie, na przykład localhost; sam numer nie wystarczy.',
  insecureHow:
    'Na razie przenieś profil na inne urządzenie linkiem poniżej. Gospodarz tego serwera znajdzie w docs/hosting.md, jak mieć w domu HTTPS.',
  codesTitle: 'Twoje kody odzyskiwania',
  codesAbout:
    'Każdy z nich zaloguje cię raz, gdyby zabrakło twoich urządzeń. Widać je tylko teraz: zapisz je.',
  codesKept: 'Mam je zapisane',
  copyCodes: 'Kopiuj',
  copied: 'Skopiowano',
  codesLeft: (n) => `Pozostało: ${manyOf(n, 'kod odzyskiwania', 'kody odzyskiwania', 'kodów odzyskiwania')}`,
  newCodes: 'Utwórz nowe kody',
  newCodesAbout: 'stare przestaną działać',
  passkeys: 'Klucze dostępu',
  passkeysAbout:
    'Klucz dostępu to odcisk palca, twarz albo PIN urządzenia. Dodaj po jednym na każdym urządzeniu, którego używasz.',
  noPasskeys: 'Na razie żadnego: zna cię tylko ta przeglądarka i twoje kody odzyskiwania.',
  addPasskey: 'Dodaj klucz dostępu',
  passkeyName: 'Nazwa tego klucza',
  rename: 'Zmień nazwę',
  remove: 'Usuń',
  removeAbout: (name) => `usunąć „${name}”`,
  never: 'jeszcze nieużywany',
  lastUsed: (when) => `ostatnio użyty ${when}`,
  cancelled: 'Nie wybrano klucza dostępu.',
  otherDevice: 'Inne urządzenie',
  linkAbout:
    'Otwórz ten link na drugim urządzeniu. Działa raz, przez dziesięć minut. Nie pokazuj go nikomu innemu.',
  makeLink: 'Pokaż link i kod QR',
  linkLabel: 'Link do twojego profilu',
  devices: 'Zalogowane urządzenia',
  thisDevice: 'to urządzenie',
  seen: (when) => `ostatnio ${when}`,
  lockOut: 'Wyloguj',
  lockOutAbout: (device) => `wylogować: ${device}; osobiste linki do twoich miejsc zostaną odnowione`,
  lockAll: 'Wyloguj wszystkie inne',
  lockAllAbout: 'wylogować wszystkie inne urządzenia; osobiste linki do twoich miejsc zostaną odnowione',
  signOut: 'Wyloguj się tutaj',
  notices: 'Powiadomienia',
  noticesAbout:
    'To urządzenie powie ci, że przyszła twoja kolej, także gdy strona jest zamknięta. Powiadomienia nie zdradzają kart.',
  noticesOn: 'Powiadomienia na tym urządzeniu',
  noticesDenied:
    'Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.',
  noticesNone:
    'Ta przeglądarka nie pokazuje powiadomień zamkniętych stron. Na iPhonie najpierw dodaj Purrlor do ekranu początkowego.',
  kinds: {
    turn: 'Przyszła moja kolej',
    deadline: 'Kończy się mój czas',
    invitation: 'Ktoś mnie zaprasza',
    end: 'Gra się skończyła',
  },
  quiet: 'Cisza',
  quietFrom: 'od',
  quietUntil: 'do',
  zone: (zone) => `Strefa czasowa: ${zone}`,
  vacation: 'Urlop',
  vacationAbout: (days) =>
    `Zatrzymuje twój zegar we wszystkich grach z limitem w dniach. W tym roku zostało: ${manyOf(days, 'dzień', 'dni', 'dni')}.`,
  vacationDays: 'Dni',
  vacationStart: 'Biorę urlop',
  vacationUntil: (when) => `Masz urlop do ${when}.`,
  vacationEnd: 'Wracam',
  data: 'Twoje dane',
  dataAbout: 'Wszystko, co ten serwer o tobie przechowuje: imię, stoły, rozmowy, urządzenia.',
  export: 'Pobierz wszystko',
  delete: 'Usuń wszystko',
  deleteAbout:
    'usunąć profil, twoje imiona i wszystko, co padło z twojej strony; dalej zagrają boty. Tego nie da się cofnąć',
  deleted: 'Wszystko o tobie zostało usunięte.',
  entering: 'Logowanie…',
  enterAbout: 'Ten link przenosi profil na to urządzenie.',
  deadlines: 'Terminy',
  noDeadlines: 'W żadnej grze z limitem w dniach nikt na ciebie nie czeka.',
  deadlineAt: (time) => `do ${time}`,
  soon: 'wkrótce',
  tableNotices: 'Powiadomienia z tego stołu',
  onVacation: (name, when) => `${name} ma urlop do ${when}.`,
};
