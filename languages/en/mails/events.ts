export const events = {
  /** The programme of the day. */
  programme: {
    kinds: {
      SERVICE: 'The service',
      WAKE: 'The wake',
      BURIAL: 'The burial',
      CREMATION: 'The cremation',
      GATHERING: 'The gathering',
      ONLINE: 'Online',
      OTHER: 'The memorial',
    },
    answers: {
      ATTENDING: 'Coming',
      NOT_ATTENDING: 'Not coming',
      UNSURE: 'Not sure',
      WATCHING: 'Watching online',
    },
    parts: 'These are the parts of the day:',
    answered: 'You answered to these parts of the day:',
    cancelled: 'This is not taking place.',
    calendar: 'Add to my calendar',
  },
} as const
