/** The receipt of a memory, and what became of a mail that was to be one. */
export const contributions = {
  memory: {
    subject: 'We received your memory of {name}',
    waits: 'Thank you. Your memory of {name} has arrived. It waits until the family has looked at it.',
    arrived: 'Thank you. Your memory of {name} has arrived, and is on the memorial.',
    photosCame: '{count, plural, one {One photo came with it.} other {# photos came with it.}}',
    change: 'If you would like to change it, or take it back, press the button. You need no password.',
    reply: 'If you would like to add something else, simply answer this mail, with words and photos.',
    open: 'See or change my memory',
    link: 'The button works for {days, plural, one {# day} other {# days}}, for whoever has this mail: please do not pass it on.',
    why: 'You receive this because a memory was added on {product} with your address. If it was not you, press the button and take it back.',
  },
  inbound: {
    subjectNot: 'About your mail in memory of {name}',
    outcome: {
      FILED:
        'Thank you. Your mail, without its subject line, has become a memory of {name}. It waits until the family has looked at it.',
      CLOSED:
        'Thank you for writing. The memorial for {name} takes nothing new any more, or not at the moment, so your mail could not be added. You still have it among the mails that you sent.',
      EMPTY:
        'Thank you for writing. We found no words and no photos in your mail that could be added to the memorial for {name}. Please write above the mail that you answer. A subject line cannot be added.',
      BROKEN:
        'Thank you for writing. We could not read the letters of your mail, so nothing of it was added to the memorial for {name}. Please send it once more from another mail program, or add your memory on the page of the memorial.',
    },
    wordsCut:
      'Words that are longer than a memory can be, or stood below the mail that you answered, did not arrive. If some of them were yours, please send them in another mail.',
    photosLeft:
      '{count, plural, one {One photo could not be kept: it was unreadable, too large, or there was no room.} other {# photos could not be kept: they were unreadable, too large or too many, or there was no room.}}',
    filesLeft:
      '{count, plural, one {One file could not be added.} other {# files could not be added.}} A memory takes no documents, no forwarded mails and no packed files such as winmail.dat: please send photos one by one, and copy words into the mail.',
    again: 'Would you like to add something else? Answer this mail, again with words and photos.',
    why: 'You receive this because we received a reply to a mail that {product} had sent to you. If you did not write it, please tell the family.',
  },
} as const
