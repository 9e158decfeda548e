/** New words of a fund that holds gifts, while they wait. */
export const fundChanges = {
  title: 'New words for a fund wait',
  asked:
    '{who} asked for this. It takes effect on {date} unless somebody who looks after the memorial objects.',
  yours:
    'You asked for this. It takes effect on {date} unless somebody who looks after the memorial objects; all of you have been mailed.',
  someone: 'Somebody',
  now: 'Until now',
  next: 'From then on',
  nothing: 'Nothing',
  withdraw: 'Take it back',
  object: 'I object',
  withdrawNamed: 'Take it back: the new words for {title}',
  objectNamed: 'I object: the new words for {title}',
  stopped: 'The fund stays as it is.',
  failed: 'That did not work: {reason}',
} as const
