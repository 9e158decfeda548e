import { brand } from '#contract/brand.ts'

/** Where what others left is brought in from an archive (docs/decisions/0036). */
export const bringRest = {
  pageTitle: `Bring in the rest · ${brand.name}`,
  title: 'Bring in the rest',
  intro:
    'An archive also holds what others left: their memories, their answers to the invitation, and what you had written down. Choose the archive here, and it comes back into this memorial.',
  quiet:
    'Nobody gets a mail about it. People come back by their names, not by their addresses. Gifts and links do not come back.',
  looking: 'Checking what is here already',
  made: 'As it was on {date}.',
  other:
    'This archive is of {other}, and this memorial is for {name}. Please make sure that it is the right one.',
  damaged:
    '{count, plural, one {A photo or recording in it is damaged, and is left out.} other {# photos and recordings in it are damaged, and are left out.}}',
  what: 'What would be brought in',
  here: '{count, plural, one {One more is here already.} other {# more are here already.}}',
  start: 'Bring them in',
  another: 'Choose another file',
  all: 'All of it is here.',
  allText: 'Everything in this archive that others left is in this memorial.',
  nothing: 'There is nothing from others in this archive.',
  paused: 'It could not be sent just now. It is tried again by itself.',
  keepOpen:
    'Please keep this page open. You can stop whenever you like: what has come stays, and the next time it goes on from there.',
  stop: 'Stop',
  stopped: 'Stopped. What has come stays. Bring in the rest whenever you like, with the same archive.',
  broken: 'It was interrupted.',
  back: 'To the dashboard',
  onlyOwner: 'Only the owner of this memorial can bring in an archive.',
  unpaid: 'An archive can be brought in once the memorial is paid for.',
  failed: 'This memorial could not be read.',
  notNeeded: 'I do not need this',
  loading: 'Opening the page',
  found: {
    title: 'The archive of {name}',
    unnamed: 'An archive without a name',
  },
  groups: {
    memories: '{count, plural, one {# memory from others} other {# memories from others}}',
    answers: '{count, plural, one {# answer to the invitation} other {# answers to the invitation}}',
    programme:
      '{count, plural, one {The programme of the day: # part} other {The programme of the day: # parts}}',
    order: 'The order of service',
    thanks:
      '{count, plural, one {# person to thank, as you wrote it down} other {# people to thank, as you wrote them down}}',
  },
  whole: {
    memories: 'Memories: all of them are here.',
    answers: 'Answers: all of them are here.',
    programme: 'The programme is here.',
    order: 'The order of service is here.',
    thanks: 'People to thank: all of them are here.',
  },
  own: {
    programme: 'This memorial has a programme of its own. It stays as it is.',
    order: 'This memorial has an order of service of its own. It stays as it is.',
  },
  bringing: {
    memories: 'Bringing in the memories',
    answers: 'Bringing in the answers',
    programme: 'Bringing in the programme',
    order: 'Bringing in the order of service',
    thanks: 'Bringing in whom to thank',
  },
  failures: {
    title: '{count, plural, one {One thing did not come} other {# things did not come}}',
    kept: 'None of it is lost: it is still in your archive.',
    of: '{who}: {reason}',
    file: '{who}, {file}: {reason}',
    photo: 'a photo or recording',
    anonymous: 'Anonymous',
    programme: 'The programme',
    order: 'The order of service',
    damaged: 'It is damaged in the archive, or missing from it.',
    more: '{count, plural, one {and # more} other {and # more}}',
  },
} as const
