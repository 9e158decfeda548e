export const thanks = {
  thanks: {
    subject: 'With thanks, in memory of {name}',
    preheader: '{host} writes to you.',
    preheaderNobody: 'Somebody who looks after the memorial writes to you.',
    read: '{host} wants to thank you, and writes:',
    readNobody: 'Somebody who looks after the memorial wants to thank you, and writes:',
    why: 'You receive this once, because somebody who looks after a memorial on {product} wanted to thank you.',
    greetingNobody: 'Hello,',
    /** To start a note from, by what the person did. */
    proposals: {
      ANSWER: 'Thank you for your answer, and for thinking of {person}.',
      WORDS: 'Thank you for your kind words about {person}. They are a great comfort.',
      MEMORY: 'Thank you for sharing your memory of {person}. It means a great deal, and it will be kept.',
      GIFT: 'Thank you for your gift in memory of {person}. It means a great deal.',
      TYPED: 'Thank you for your kindness, and for remembering {person}.',
    },
  },
} as const
