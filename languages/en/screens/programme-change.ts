import { brand } from '#contract/brand.ts'

/** Telling the people who answered that the programme changed. */
export const programmeChange = {
  pageTitle: `Tell people · ${brand.name}`,
  title: {
    SET: 'The day is set',
    NEW: 'Something new on the day',
    CHANGED: 'Tell people of a change',
  },
  intro: {
    SET: 'People who answered before the day was set get one email about it the next morning, without your doing anything. If you tell them here, in your own words, they get yours instead.',
    NEW: 'Nothing is mailed by itself. You decide whether people who answered are told, and in which words.',
    CHANGED:
      'Nothing is mailed by itself. You decide whether people who answered are told, and in which words.',
  },
  back: 'When and where',
  loading: 'Looking up what changed',
  failed: 'This did not work. Please try again.',
  none: 'Nothing that people answered has changed since they were last told.',

  facts: {
    when: 'When:',
    where: 'Where:',
    called: 'Name:',
    before: 'Before:',
    unset: 'not settled yet',
    new: 'New: {name}',
    until: '{from} to {to}',
    cancelled: 'It does not take place.',
    takesPlace: 'It takes place after all.',
    stream: 'It can be watched online, at {site}.',
    newStream: 'The link to watch it is a new one, at {site}.',
    noStream: 'The link to watch it is no longer there.',
    notStreamed: 'It is not streamed.',
    details: 'What to know has changed.',
    chosen: 'Only the people you chose read of this.',
  },

  form: {
    changed: {
      SET: 'The day',
      NEW: 'What is new',
      CHANGED: 'What has changed',
    },
    reached: 'Whom it concerns',
    mail: '{count, plural, one {One person who answered gets an email.} other {# people who answered get an email.}}',
    invited:
      '{count, plural, one {Also tell the one invited person who has not answered} other {Also tell the # invited people who have not answered}}',
    unaddressed:
      '{count, plural, one {One person gave no email address. You can text them in the next step.} other {# people gave no email address. You can text them in the next step.}}',
    skipped:
      '{count, plural, one {One person gets no email, because they asked for none or were shut out.} other {# people get no email, because they asked for none or were shut out.}}',
    who: 'See who',
    ways: { MAIL: 'by email', UNADDRESSED: 'no email address', SKIPPED: 'wants no email' },
    words: 'Your words',
    wordsHelp:
      'Below your words the email says what is new, to each person only what they may see, in their language. It has the date for their calendar, and the way to their answer.',
    proposed: {
      SET: 'The day is set. Please look below at when and where it is.',
      NEW: 'There is something new on the day. Please look below.',
      CHANGED: 'Something has changed. Please look at what is new below.',
    },
    send: '{count, plural, one {Send to one person} other {Send to # people}}',
    sendNone: 'Go on to the texts',
    leave: 'Nobody needs to be told',
    sure: '{count, plural, one {Send to one person?} other {Send to # people?}}',
    sureText: 'One email to each. They go out at once and cannot be called back.',
    sureNone: 'Go on to the texts?',
    sureNoneText: 'No email is sent. You can then text each person from your own phone.',
    sendNow: 'Send',
    goOn: 'Go on',
    sending: 'Sending…',
    notYet: 'Not yet',
    done: 'People are being told.',
    left: 'Nobody is told of it.',
  },

  sent: {
    title: 'Sent',
    to: '{count, plural, =0 {On {date}, by text alone} one {Sent on {date} to one person} other {Sent on {date} to # people}}',
    invited:
      '{count, plural, one {and to one invited person who had not answered} other {and to # invited people who had not answered}}',
    by: 'by {who}',
    onTheWay:
      '{count, plural, one {One email is still on its way.} other {# emails are still on their way.}}',
    failed:
      '{count, plural, one {One email could not be delivered:} other {# emails could not be delivered:}}',
    more: 'What was sent, and to whom',
    names: 'By email:',
    skipped: 'No email was sent to:',
    removed: 'An answer that was removed',
  },

  texts: {
    help: '{count, plural, one {One person gave no email address. A text from you will reach them.} other {# people gave no email address. A text from you will reach them.}}',
    text: 'Send a text',
    textNamed: 'Send a text to {who}',
    done: 'Texted',
    undo: 'Not sent',
    undoNamed: 'Not sent to {who}',
    unreachable: 'no number either',
    notTicked: '{who} could not be ticked off: {reason}',
  },
} as const
