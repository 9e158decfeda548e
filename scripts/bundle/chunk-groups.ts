/**
 * Decides which modules the build puts into one file. By default the first step of a memorial came in 87 files: each is
 * a request with its own headers, and a task for the browser (docs/decisions/0043). The first matching group takes a
 * module and its dependencies. `minShareCount`: only modules that this many pages share.
 *
 * A memorial's page must stay light: the dependencies of its cards and dialogs are in groups without router and schemas
 * (`ground`, `words`, `pieces`, `writing`, `choosing`, `marks`, `asking`, `sending`); tests/e2e/view-kept.spec.ts measures it.
 */
export const chunkGroups = [
  // Everything that a page without the router needs before a touch, in the entry's own file.
  {
    name: 'entry',
    test: /preload-helper|app[\\/]import-fetched\.|islands[\\/](pressed-photo|boot)\.|entry\.client\./,
  },
  // What sends visitors' forms: without React.
  {
    name: 'forms',
    test: /app[\\/](forms[\\/](enhance|unsent)|features[\\/]visitor-actions[\\/](morph|without-styles))\./,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // Everything that the photo viewer needs besides React: texts in any language, icons, and closing by the Back button.
  {
    name: 'ground',
    test: /node_modules[\\/](use-intl|@formatjs|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/](?!x\.)))|app[\\/](messages[\\/](index|translations|current-locale|formats)|lib[\\/]open-layers|ui[\\/](Icon|create-icon|classes|use-back-closes))\.|languages[\\/]index\./,
  },
  {
    name: 'words',
    test: /app[\\/](draft[\\/]steps|lib[\\/](token|contract-messages|network-failure|dates-style|amount-text|slideshow-cache|endpoint-of|full-name|use-lazy-component|use-view-change|focus-heading)|page-assets|ui[\\/]Button)\.|contract[\\/](brand|limits|email-pattern|digits)\.|languages[\\/]en[\\/](screens[\\/]common|calls[\\/]general)\./,
  },
  // For the draft, and for sending photos: the first step does not send.
  { name: 'days', test: /contract[\\/](photo-date|life-dates)\./ },
  { name: 'dates', test: /app[\\/]lib[\\/]dates\./ },
  { name: 'names', test: /contract[\\/]first-name\./ },
  {
    name: 'frame',
    test: /node_modules[\\/]react-router[\\/]|app[\\/](root|ui[\\/](PageError|Page|LinkButton|LanguageSwitch|VersionLabel|Masthead|SkipLink|Brand|Illustration|font-links))\./,
  },
  // Shared by nearly every screen, and by dialogs.
  {
    name: 'pieces',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](info|circle-exclamation-point|circle-check|check|arrow-left)\.|app[\\/]ui[\\/](Field|input|TextField|Notice|Loading|Breakable)\./,
  },
  // What only some of them ask with.
  {
    name: 'writing',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]trash\.|app[\\/](parts[\\/]photo-picker[\\/]PhotoBlank|ui[\\/](TextArea|use-auto-grow|Print\.tsx))/,
  },
  {
    name: 'choosing',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]user-round\.|app[\\/]ui[\\/](RadioCards|Print\.module|DropZone)\./,
  },
  // Both the start page and the players have these.
  {
    name: 'motion',
    test: /app[\\/]lib[\\/]motion\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](play|pause)\./,
  },
  // Small parts of dialogs and lists, without the larger ones of `ui`, which bring the router.
  { name: 'marks', test: /app[\\/]ui[\\/](Chip|Checkbox|Card)\./ },
  {
    name: 'marks-of-progress',
    test: /app[\\/](ui[\\/](Progress|HalfSunRule)|lib[\\/]list-and-percent-format)\./,
  },
  {
    name: 'extras',
    minShareCount: 10,
    test: /node_modules[\\/]lucide-react[\\/]/,
  },
  // Not needed when a card wakes.
  {
    name: 'dialogs',
    minShareCount: 10,
    test: /app[\\/](ui[\\/](use-modal|Dialog|ConfirmDialog|Menu))\./,
  },
  // What a visitor's dialogs need in addition: calls to the server, choosing and sending photos. A module missing here
  // would fall into a later group, and bring the router and the schemas of the steps with it.
  {
    name: 'storing',
    test: /node_modules[\\/]idb[\\/]|app[\\/](lib[\\/]visitor-session|draft[\\/](ids|storage))\./,
  },
  // What a form says of its fields, without the calls and schemas that say the same.
  {
    name: 'problems',
    test: /app[\\/](lib[\\/]field-message|ui[\\/]use-focus-first-error)\.|contract[\\/]field-problem\.|languages[\\/]en[\\/]calls[\\/]fields\./,
  },
  {
    name: 'asking',
    test: /app[\\/](lib[\\/](api|error-message)|parts[\\/]sign-up[\\/]calls)\.|contract[\\/](errors|endpoint)\.|languages[\\/]en[\\/]calls[\\/]errors\./,
  },
  {
    name: 'sending',
    test: /app[\\/](lib[\\/](photos[\\/](?!srcset|server-photo|file-date)|heic[\\/])|saving[\\/]retry\.|ui[\\/]CaptionField\.)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](image-plus|undo-2)\.|contract[\\/]media-formats\./,
  },
  // Films and voices, which few screens play.
  {
    name: 'players',
    test: /app[\\/](ui[\\/](RecordingCard|VideoPlayer)|lib[\\/](stored-video|recording[\\/]timer))\.|contract[\\/]captions\./,
  },
  // Only when something is sent.
  {
    name: 'uploading',
    test: /app[\\/]saving[\\/](upload-error|stall-timeout|upload-in-chunks)\.|contract[\\/]resumable\./,
  },
  // Choosing photos, for hosts and visitors; apart from what hosts alone do with them.
  {
    name: 'picking',
    test: /node_modules[\\/](p-limit|yocto-queue)[\\/]|app[\\/]parts[\\/]photo-picker[\\/]/,
  },
  // A new account and its code, without the fields: a visitor's dialog loads those when it asks for them.
  {
    name: 'signing-up',
    test: /app[\\/]parts[\\/]sign-up[\\/](create-account|use-code-entry)\./,
  },
  // The draft and the session. The code that merges it with the server's memorial is loaded only if there is one.
  {
    name: 'keeping',
    test: /node_modules[\\/]zustand[\\/](?!.*shallow)|app[\\/](draft[\\/](?!add-to-baseline|arrivals|contact-name|film-edits|photo-dates|life|memorial|open-memorial|merge|payload|recordings|chunk-db|list-edits|use-unsaved|unsent-films)|lib[\\/](session|read-stored)\.)|contract[\\/](contacts-text|one-line)\./,
  },
  // Schemas, which few screens need; calls are addresses (slim-calls.ts).
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]|\?whole$|contract[\\/](fields|pages)\./ },
  { name: 'calls', minShareCount: 20, test: /contract[\\/]/ },
  { name: 'toasts', test: /app[\\/]ui[\\/]Toast\./ },
  // Of a step, in the wizard and on edit screens.
  { name: 'step', test: /app[\\/]ui[\\/](StepLayout|StepFoot|Skeleton)\./ },
  { name: 'ui', minShareCount: 10, test: /app[\\/]ui[\\/]/ },
  // What the first step shows, without what it loads later.
  {
    name: 'creation',
    test: /app[\\/](features[\\/](creation[\\/](?!after-save|read-memorial|save-step|SaveTrouble|save[\\/])|details[\\/](?!keep-profile-photo|ChosenPortrait|WhenFields|written-date)|life-dates[\\/]LifeDates\.tsx|photos[\\/](running-work|use-resumed-photos))|lib[\\/](use-first-name|offline-cache[\\/]use-cached-steps)|saving[\\/](LeaveQuestion|HideOnError|OtherTab|use-leave-question|progress-state)|ui[\\/]StepBar)\.?|languages[\\/]en[\\/]screens[\\/](creation|saving)\./,
  },
  {
    name: 'saving',
    minShareCount: 6,
    test: /app[\\/](saving|draft)[\\/]|languages[\\/]en[\\/]screens[\\/]save\./,
  },
  {
    name: 'photos',
    minShareCount: 2,
    test: /node_modules[\\/]@dnd-kit[\\/]|app[\\/]features[\\/]photos[\\/]/,
  },
]
