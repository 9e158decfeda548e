/**
 * Which modules the build puts into one file. Left alone, the first step of a memorial came in 87 files: each is a
 * request with headers of its own and a task for the browser (docs/decisions/0167). The first group that matches takes
 * a module, and with it what the module stands on. `minShareCount`: only what so many pages share.
 *
 * A memorial's page must stay light: what its cards and dialogs stand on is in groups that know neither the router nor
 * schemas (`words`, `pieces`, `asking`, `sending`); tests/e2e/view-kept.spec.ts weighs it.
 */
export const together = [
  // All that a page without the router takes before a touch, in one file: the entry's own.
  { name: 'entry', test: /preload-helper|islands[\\/](pressed-photo|boot)\.|entry\.client\./ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'words',
    test: /node_modules[\\/](use-intl|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))|app[\\/](brand|draft[\\/]steps|lib[\\/](token|contract-words|dates|amount-text|first-name|kept-shows)|page-assets|messages[\\/](index|spoken|en[\\/]common)|ui[\\/](Icon|Button|classes))\.|contract[\\/](limits|email-pattern|digits)\./,
  },
  {
    name: 'frame',
    test: /node_modules[\\/]react-router[\\/]|app[\\/](root|ui[\\/](PageError|Page|LinkButton|Breakable|LanguageSwitch|VersionLabel|Masthead|SkipLink|Brand|Spot|font-links))\./,
  },
  {
    name: 'pieces',
    minShareCount: 10,
    test: /node_modules[\\/]lucide-react[\\/]|app[\\/]ui[\\/](Field|input|TextField|TextArea|use-auto-grow|use-focus-first-error|Notice|Waiting|Progress|use-back-closes)\.|app[\\/]lib[\\/]open-layers\./,
  },
  // A card wakes without them.
  {
    name: 'dialogs',
    minShareCount: 10,
    test: /app[\\/](ui[\\/](use-modal|Dialog|ConfirmDialog|Menu|Print|HalfSunRule)|lib[\\/](use-view-change|focus-heading))\./,
  },
  // What a visitor's dialogs need besides: to ask the server, and to choose and send photos. What is missing here is
  // taken along by a later group, and brings the router and the schemas of the steps with it.
  {
    name: 'asking',
    test: /node_modules[\\/]idb[\\/]|app[\\/](lib[\\/](api|visitor-session)|draft[\\/](ids|storage))\.|contract[\\/](errors|endpoint)\./,
  },
  {
    name: 'sending',
    test: /app[\\/](lib[\\/](photos[\\/](?!srcset|server-photo)|heic[\\/])|saving[\\/](retry|failure|silence|send-in-pieces)\.|ui[\\/](CaptionField|DropZone)\.)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](image-plus|undo-2)\.|contract[\\/](resumable|media-formats)\./,
  },
  {
    name: 'calls',
    minShareCount: 20,
    test: /node_modules[\\/]zod[\\/]|contract[\\/]/,
  },
  {
    name: 'keeping',
    minShareCount: 20,
    test: /node_modules[\\/]zustand[\\/]|app[\\/](draft[\\/]|lib[\\/](session|sign-out)\.)/,
  },
  { name: 'ui', minShareCount: 10, test: /app[\\/]ui[\\/]/ },
  {
    name: 'saving',
    minShareCount: 6,
    test: /app[\\/](saving[\\/]|draft[\\/]|messages[\\/]en[\\/](save|saving)\.)/,
  },
  {
    name: 'creation',
    minShareCount: 2,
    test: /app[\\/](features[\\/](creation|photos|details)[\\/]|ui[\\/]StepBar\.|messages[\\/]en[\\/]creation\.)/,
  },
]
