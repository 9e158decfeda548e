/** The receipt of a memory. */
export const contributions = {
  memory: {
    waits: 'Thank you. Your memory of {name} has arrived. It waits until the family has looked at it.',
    arrived: 'Thank you. Your memory of {name} has arrived, and is on the memorial.',
    change: 'If you would like to change it, or take it back, press the button. You need no password.',
    reply: 'If you would like to add something else, simply answer this mail, with words and photos.',
    open: 'See or change my memory',
    link: 'The button works for {days, plural, one {# day} other {# days}}, for whoever has this mail: please do not pass it on.',
    why: 'You receive this because a memory was added on {product} with your address. If it was not you, press the button and take it back.',
  },
} as const
