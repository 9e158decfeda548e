import { brand } from '#contract/brand.ts'

/** The landing page. */
export const landing = {
  pageTitle: `${brand.name}: an online memorial, made together`,
  description:
    'Make an online memorial with family and friends: photos, stories and a message on one page. $30 AUD, paid once.',
  title: 'Remember them, together.',
  lead: 'Gather photos, stories and a message into one page that family and friends can visit, add to and keep.',
  price: '$30 AUD, paid once. Nothing to pay until it is ready to share.',

  letsGo: "Let's Go",
  haveAccount: 'Already Have an Account? Click Here',
  openArchive: `Have an archive from ${brand.name}? Open it`,
  startNew: 'Start a New Memorial',
  continueMemorial: 'Continue Memorial',
  unfinished: 'Continue where you left off: {name}',
  startAnother: 'Begin another memorial',

  failed: {
    title: 'That did not work just now',
    text: 'Please check your connection and try again. Nothing has been changed.',
  },

  collage: 'Example photos with notes',
  pause: 'Pause the pictures',
  play: 'Play the pictures',

  how: 'How it works',
  create: {
    title: 'Create a memorial',
    text: 'A few quiet questions, one at a time. Stop whenever you need to, and go on later.',
  },
  family: {
    title: 'Share with family and friends',
    text: 'They can reply, add their own photos and stories, and give to a fund you choose.',
  },
  print: {
    title: 'Share online or print',
    text: 'One link for everyone, a slideshow for the day, and a book to print and hold.',
  },
  once: { title: 'One-time payment', text: '$30 AUD. No subscription, no monthly fees.' },
  example: {
    title: 'See an example',
    contribute: 'How friends add to it',
    memorial: 'A finished memorial',
  },

  cost: 'What it costs',
  sum: '$30 <small>AUD, once</small>',
  included: 'No subscription, no monthly fees. One year of data retention. Slideshow and PDF export.',
  afterwards:
    'Before the year ends we write to you three times, with everything in one file to keep. You can add another year at the same price until 90 days after it: for 30 days everything stays as it is; then the page closes, and its files are kept for 60 days more.',

  private: 'Yours to share, or not',
  privacy:
    'Only people who have the link can see a memorial. Search engines are asked to leave it out, and no photo on its page holds the record of where it was taken; only the originals, which we keep for the family’s archive, still do. There are no advertisements and no trackers, and what you remove is gone for good after 30 days.',

  asked: 'Questions people ask',
  questions: {
    ready: {
      question: 'Do I need everything ready before I begin?',
      answer:
        'No. A name is enough to start. The date, the photos and the words can come later, in any order.',
    },
    stop: {
      question: 'What if I need to stop halfway?',
      answer:
        'Close the page whenever you like. What you have written and chosen is kept on this device. Safari, and every browser on an iPhone, clears it after seven days without a visit; an account keeps it for you, on any device and at no charge.',
    },
    accounts: {
      question: 'Do family and friends need an account?',
      answer:
        'Not to visit or to reply. To add photos and stories they give an email address, and type in a short code that we send to it.',
    },
    change: {
      question: 'Can I change it after I have shared it?',
      answer: 'Yes, everything, as often as you like. The link stays the same.',
    },
    pay: {
      question: 'When do I pay?',
      answer:
        'At the end, when you have looked everything over and want to share it. Until then nothing is charged.',
    },
    owns: {
      question: 'Who owns the photos and stories?',
      answer:
        'You do, and the people who gave them. We keep every original just as it came, and show nothing to anyone but those you share the link with.',
    },
  },

  scenes: {
    'fishing-boat': { alt: 'A fishing boat at dawn', note: 'Out before we woke' },
    'rose-gate': { alt: 'A rose bed behind a garden gate', note: "Mum's roses, June again" },
    kettle: { alt: 'A kettle and two cups on a kitchen table', note: "Kettle's on, come in" },
    'dog-at-door': { alt: 'A dog waiting at the front door', note: 'Always knew her step' },
    violin: { alt: 'A violin resting on a wooden chair', note: 'After supper, always Bach' },
    boots: { alt: 'A pair of boots by the back step', note: 'Never past the doormat' },
    jetty: { alt: 'Two people sitting at the end of a jetty', note: 'Grandpa and Sam, catching nothing' },
    'lemon-tree': { alt: 'A lemon tree in a pot against a sunlit wall', note: 'Grown from one pip' },
    'sewing-box': { alt: 'An open sewing box beside a half-mended sleeve', note: 'She could mend anything' },
    bicycle: { alt: 'A work bicycle leaning on a low wall at dawn', note: 'To work, thirty-one years' },
    'hat-on-hook': { alt: 'A felt hat on a hallway hook', note: 'Never without it' },
    chessboard: { alt: 'An unfinished game of chess, the chair opposite empty', note: 'Still his move' },
    lighthouse: { alt: 'A lighthouse at sundown, and a bench facing the sea', note: 'Where he proposed' },
    caravan: { alt: 'A small caravan in the rain, its window lit', note: 'Rained all week, best week' },
    allotment: { alt: 'Runner beans on an allotment, bundled and ready', note: 'Beans for the whole street' },
    piano: { alt: 'An upright piano, its stool just pushed back', note: 'Wrong notes and all' },
    knitting: { alt: 'A jumper on the needles, one sleeve still to finish', note: 'One sleeve to go' },
    workbench: { alt: 'Chisels in their rack above a quiet workbench', note: "Nobody touched Dad's chisels" },
    camera: { alt: 'An old camera and holiday prints on a table', note: "Why she's never in them" },
    'wedding-bench': {
      alt: 'A garden bench under blossom, with a bouquet left on it',
      note: 'Here we said yes',
    },
    armchair: { alt: 'A worn armchair by a window, slippers waiting', note: 'Nobody else sat there' },
    'reading-glasses': {
      alt: 'A man with a newspaper, his glasses pushed up on his head',
      note: 'On his head all along',
    },
    'laid-table': {
      alt: 'A table laid for Sunday lunch by a rainy window',
      note: 'Every Sunday, rain or shine',
    },
    letters: { alt: 'A bundle of letters tied with a blue ribbon', note: 'Her blue ribbon' },
    radio: { alt: 'An old radio glowing on a sideboard before dawn', note: 'Cricket, turned down low' },
    'bird-feeder': { alt: 'Small birds at a wooden feeder under a branch', note: 'Knew them all by name' },
    greenhouse: { alt: 'A stool among the tomatoes in a greenhouse', note: 'Tomatoes and a quiet hour' },
    campfire: { alt: 'Two people under one blanket by a campfire', note: 'Burnt sausages, perfect night' },
    deckchair: { alt: 'A deckchair on the beach, someone asleep in it', note: "Asleep by two o'clock" },
    'spice-tin': {
      alt: 'A hand taking a pinch from a round tin of spices',
      note: 'No recipe, just her hands',
    },
    dominoes: {
      alt: 'A game of dominoes left on a table in the street',
      note: 'Loudest table in the street',
    },
    'snowy-path': { alt: 'A man and two children walking home through snow', note: 'He walked us home' },
    swing: { alt: 'A grandfather pushing a child on a swing under an oak', note: 'Higher, Grandad' },
    suitcase: { alt: 'A suitcase by an open window above the rooftops', note: 'Lisbon, at last, at seventy' },
    paintbox: { alt: 'A box of watercolours and a picture with no sky yet', note: 'Never finished the sky' },
  },
} as const
