export const streams = {
  /** To hosts, about links to livestreams. */
  stream: {
    brokenSubject: 'A livestream link does not answer',
    brokenPreheader: 'Whoever wants to watch would not get there.',
    brokenText: 'We tried the link for “{part}” several times, and it did not work: {link}',
    problems: {
      NO_NAME: 'There is no site with this name. Please check how the link is written.',
      PRIVATE: 'The link leads into a private network, which nobody else can reach.',
      MISSING: 'The site says that there is no such page.',
      BROKEN: 'The site answers with an error.',
      SILENT: 'The site does not answer.',
      UNSAFE: 'The connection to the site is not safe.',
    },
    brokenWhat:
      'Please try the link, and ask whoever gave it to you. If it works for you, there is nothing to do.',
    changedSubject: 'The livestream link was changed',
    changedPreheader: 'If this was not one of you, please look at once.',
    changedText: '{who} changed the livestream link for “{part}” on {date}.',
    changedTextNobody: 'The livestream link for “{part}” was changed on {date}.',
    before: 'Before: {link}',
    now: 'Now: {link}',
    none: 'no link',
    changedWhat:
      'Everyone who watches is led there. If you do not know of this change, please open the programme, put the right link back, and talk to the others who look after the memorial.',
    open: 'Open the programme',
    why: 'You receive this because you look after this memorial on {product}.',
  },
} as const
