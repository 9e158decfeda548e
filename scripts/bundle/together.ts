/**
 * Which modules the build puts into one file. Left alone, the first step of a memorial came in 87 files: each is a
 * request with headers of its own and a task for the browser (docs/decisions/0167). The first group that matches takes
 * a module, and with it what the module stands on. `minShareCount`: only what so many pages share.
 *
 * A memorial's page must stay light: what its cards and dialogs stand on is in groups that know neither the router nor
 * schemas (`ground`, `words`, `pieces`, `asking`, `sending`); tests/e2e/view-kept.spec.ts weighs it.
 */
export const together = [
  // All that a page without the router takes before a touch, in one file: the entry's own.
  { name: 'entry', test: /preload-helper|islands[\\/](pressed-photo|boot)\.|entry\.client\./ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // All that the viewer of photos needs beside React: words in any language, icons, and Back that closes it.
  {
    name: 'ground',
    test: /node_modules[\\/](use-intl|@formatjs|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/](?!x\.)))|app[\\/](messages[\\/](index|spoken|reader|formats)|lib[\\/]open-layers|ui[\\/](Icon|create-icon|classes|use-back-closes))\.|contract[\\/]languages[\\/]index\./,
  },
  {
    name: 'words',
    test: /app[\\/](brand|draft[\\/]steps|lib[\\/](token|contract-words|dates-style|amount-text|kept-shows)|page-assets|messages[\\/]en[\\/]common|ui[\\/]Button)\.|contract[\\/](limits|email-pattern|digits|network-failure)\./,
  },
  { name: 'dates', test: /app[\\/]lib[\\/]dates\./ },
  { name: 'names', test: /app[\\/]lib[\\/]first-name\./ },
  {
    name: 'frame',
    test: /node_modules[\\/]react-router[\\/]|app[\\/](root|ui[\\/](PageError|Page|LinkButton|LanguageSwitch|VersionLabel|Masthead|SkipLink|Brand|Spot|font-links))\./,
  },
  {
    name: 'pieces',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](info|circle-exclamation-point|circle-check|check|arrow-left|user-round|trash)\.|app[\\/]ui[\\/](Field|input|TextField|TextArea|use-auto-grow|use-focus-first-error|Notice|Waiting|RadioCards|Breakable)\./,
  },
  {
    name: 'extras',
    minShareCount: 10,
    test: /node_modules[\\/]lucide-react[\\/]|app[\\/]ui[\\/](Progress|HalfSunRule)\./,
  },
  // Of every screen, and of dialogs.
  {
    name: 'screens',
    test: /app[\\/](lib[\\/](use-view-change|focus-heading)|ui[\\/](Print|DropZone))\./,
  },
  // A card wakes without them.
  {
    name: 'dialogs',
    minShareCount: 10,
    test: /app[\\/](ui[\\/](use-modal|Dialog|ConfirmDialog|Menu))\./,
  },
  // What a visitor's dialogs need besides: to ask the server, and to choose and send photos. What is missing here is
  // taken along by a later group, and brings the router and the schemas of the steps with it.
  {
    name: 'storing',
    test: /node_modules[\\/]idb[\\/]|app[\\/](lib[\\/]visitor-session|draft[\\/](ids|storage))\./,
  },
  { name: 'asking', test: /app[\\/]lib[\\/]api\.|contract[\\/](errors|endpoint)\./ },
  {
    name: 'sending',
    test: /app[\\/](lib[\\/](photos[\\/](?!srcset|server-photo)|heic[\\/])|saving[\\/](retry|failure|silence|send-in-pieces)\.|ui[\\/]CaptionField\.)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](image-plus|undo-2)\.|contract[\\/](resumable|media-formats)\./,
  },
  // The draft and who is signed in. What joins it with the server's memorial is fetched where there is one.
  {
    name: 'keeping',
    test: /node_modules[\\/]zustand[\\/](?!.*shallow)|app[\\/](draft[\\/](?!memorial|open-memorial|both|payload|recordings|chunk-db|edits-of-lists|use-unsaved)|lib[\\/](session|read-stored)\.)|contract[\\/](contacts-text|one-line)\./,
  },
  // What few screens ask a schema for; calls are addresses (slim-calls.ts).
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]|\?whole$|contract[\\/](fields|pages)\./ },
  { name: 'calls', minShareCount: 20, test: /contract[\\/]/ },
  // Of a step, in the journey and where one edits.
  {
    name: 'step',
    test: /app[\\/]ui[\\/](StepLayout|StepFoot|Toast|(use-)?toast-place|use-pausable-timeout|Skeleton)\./,
  },
  { name: 'ui', minShareCount: 10, test: /app[\\/]ui[\\/](?!ProfileMenu|MenuLink)/ },
  // What the first step shows, and nothing that it fetches later.
  {
    name: 'creation',
    test: /app[\\/](features[\\/](creation[\\/](?!AccountMenu|read-memorial|save-step|SaveTrouble|ConflictQuestion|keeping[\\/])|details[\\/](?!keep-profile-photo)|photos[\\/](under-work|use-resumed-photos))|lib[\\/](use-first-name|offline[\\/]use-kept-steps)|saving[\\/](LeaveQuestion|IfBroken|progress-state)|ui[\\/]StepBar|messages[\\/]en[\\/](creation|saving))\.?/,
  },
  { name: 'saving', minShareCount: 6, test: /app[\\/](saving[\\/]|draft[\\/]|messages[\\/]en[\\/]save\.)/ },
  {
    name: 'photos',
    minShareCount: 2,
    test: /node_modules[\\/]@dnd-kit[\\/]|app[\\/]features[\\/]photos[\\/]/,
  },
]
