/** Where a successor reads what being named means, and may decline. */
export const naming = {
  title: 'You were named',
  opening: 'Opening your link…',
  about:
    '{owner} looks after the memorial of {name}, and has named you to have its archive: everything that it holds, in one file.',
  means:
    'You need do nothing with it. It costs nothing, and makes you responsible for nothing: it is one more copy, in the hands of somebody who was close.',
  ifNot:
    'If you would rather not, say so here. Nothing more is mailed to you about it, your links to the archive open nothing from then on, and {owner} is told kindly. What you have downloaded stays yours.',
  decline: 'I would rather not',
  declining: 'One moment…',
  done: 'Done. Nothing more is mailed to you.',
  doneText:
    '{owner} is told that you would rather not. You have changed your mind? Then you are named again, and the links that you were mailed work again.',
  undo: 'I would like to have it after all',
  undone: 'You are named again.',
  failed: 'This link opens nothing',
  failedText:
    'Whoever looks after the memorial has named others since, or it is gone. Nothing is mailed to you because of it.',
  tryAgain: 'Try Again',
  toFront: 'Back to Landing Page',
} as const
