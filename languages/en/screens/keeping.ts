/** How long what is entered stays in this browser: the words at the foot of a step, and the note behind them. */
export const keeping = {
  week: 'Saved on this device, 7 days',
  session: 'Kept until you close this window',
  weekTitle: 'Saved on this device, for seven days',
  weekWhy:
    'This browser keeps what you wrote only here, and clears it if you use it for seven days without coming back. Each visit starts the seven days again.',
  weekDays: 'Today is day one. On the eighth day it may be cleared.',
  weekUntil: 'You were here just now, so it is kept <b>until at least {date}</b>.',
  evictable: 'It stays here until you clear this browser, or this device runs out of room.',
  persistent: 'It stays here until you clear this browser: it will be here when you come back.',
  sessionWhy: 'This window is private: when you close it, what you wrote is gone.',
  offer: 'Keep it safe, and on any device: we mail you a link. It costs nothing.',
  byMail: 'Keep it by mail',
  understood: 'I understand',
} as const
