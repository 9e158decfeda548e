/** Texts of spreadsheet tables. */
export const tables = {
  photos: 'Photos',
  recordings: 'Voices and films',
  said: 'What is said',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  answer: 'Answer',
  guests: 'Guests',
  message: 'Message',
  date: 'Date',
  memorial: 'Memorial',
  memorialId: 'Memorial ID',
  fund: 'Fund',
  amount: 'Amount',
  fee: 'Fee',
  provider: 'Provider',
  payment: 'Payment',
  currency: 'Currency',
  donor: 'Donor',
  anonymous: 'Anonymous',
  formerServer: 'Former server',
  yes: 'Yes',
  no: 'No',
  answers: {
    ATTENDING: 'Attending',
    NOT_ATTENDING: 'Not Attending',
    UNSURE: 'Not Sure',
    WATCHING: 'Watching from afar',
  },
  /** Of answers to one event of the day. */
  event: {
    name: 'Event',
    food: 'What they cannot eat',
    accessNeeds: 'What they need to get in',
  },
  /** Of whom to thank. */
  thanks: {
    what: 'What they did',
    note: 'Note',
    on: 'Thanked on',
    kinds: {
      ANSWER: 'Answer',
      MEMORY: 'Memory',
      GIFT: 'Gift',
    },
  },
} as const
