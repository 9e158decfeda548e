import { brand } from '#contract/brand.ts'

/** Who can see a memorial, who can add to it, and who is shut out. */
export const safety = {
  pageTitle: `Who can see it, and who can add to it · ${brand.name}`,
  title: 'Who can see it, and who can add to it',
  intro: 'For the memorial of {name}',
  introUnnamed: 'For this memorial',
  loading: 'Reading the settings',
  failed: 'This did not work. Please try again.',

  seeing: {
    title: 'Who can see it',
    LINK: 'Anyone with the link',
    PASSCODE: 'Anyone with the link and a word',
    PRIVATE: 'Only those who look after it',
    help: {
      LINK: 'Whoever has the link can open it, and can pass the link on.',
      PASSCODE: 'Whoever opens the link is asked for a word that you choose. Their device remembers it.',
      PRIVATE: 'You, and those who look after it with you. The link shows nothing to anyone else.',
    },
    saved: 'Saved. This is so from now on.',
  },
  word: {
    label: 'The word',
    labelNew: 'A new word',
    help: 'At least {min, number} characters, and nothing that others could guess, such as a name or a year. Two words are good. Capital letters and accents make no difference. Please pass it on to the family yourselves: it stands in no invitation.',
    isSet:
      'A word is set. Nobody can look it up, so write it down. A new one shuts out those who knew the old one, until you have told them.',
    typed: 'This word is not set yet. “Use this word” sets it.',
    reused: 'The word from before opens it again.',
    reusedHelp: 'If you no longer know it, or others should not, choose a new one here.',
    notYet: 'Nothing changes until there is a word.',
    save: 'Use this word',
    saved: 'From now on this word opens it: {word}',
    short: 'The word needs at least {min, number} characters',
  },
  language: {
    title: 'Language',
    label: 'Language of the page',
    readers: 'Each reader’s own',
    help: 'The headings and buttons of the memorial, its invitations, and what is printed of it. What you have written stays as it is.',
  },
  search: {
    title: 'Search engines',
    label: 'Search engines may list this memorial',
    help: 'Off unless you turn it on. With it, strangers who search for the name can find the memorial, and search engines take weeks to forget what they have found.',
    closed: 'It makes no difference while a word is needed, or only you can see it.',
  },
  photoOrder: {
    title: 'Order of the photos',
    intro: 'On the page, in the book, in the slideshow and in its film',
    HAND: 'As you placed them',
    TIME: 'In order of time',
    help: {
      HAND: 'The order of Edit My Photos; photos of others come behind.',
      TIME: 'By when each was taken, and the life in decades above them. On the page the photos of others are among yours; in the book they stand with their memories. Photos without a date come last. Your own order is kept, and comes back when you choose it again.',
    },
  },
  after: {
    title: 'After the memorial',
    label: 'Printed codes go on saying the name and the years',
    help: 'Cards and booklets stay in drawers. If this memorial is ever closed or removed, their code leads to a still page, and never to anybody else’s. Off, it says the name only where anyone with the link could read it, and no years.',
  },
  adding: {
    title: 'What appears at once',
    intro: 'When somebody adds words or photos, who sees them first?',
    INVITED: 'What invited people add appears at once',
    EVERYONE: 'What anyone adds appears at once',
    NONE: 'We look at everything first',
    help: {
      INVITED: 'What others add waits until you approve it.',
      EVERYONE: 'You can still remove anything.',
      NONE: 'Nothing appears until you, or somebody who helps you, approves it.',
    },
    always: 'Whatever looks like an advertisement, such as a link, waits for you in any case.',
  },
  blocked: {
    title: 'Shut out',
    none: 'Nobody is shut out. If somebody should not add anything more, choose “Shut out” under what they added.',
    explained: 'They cannot add words or photos, answer, or give.',
    addressOnly:
      'Typed with an answer. Whoever logs in with it, or comes by the link in their invitation, can still add things.',
    anonymous: 'Somebody who gave no name',
    since: 'Since {date}',
    unblock: 'Let in again',
    unblockNamed: 'Let in again: {who}',
    unblocked: '{who} can add to the memorial again.',
  },
} as const
