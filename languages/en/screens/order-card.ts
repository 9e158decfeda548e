/** The order of service, on the page of keepsakes. */
export const orderCard = {
  title: 'The order of service',
  text: 'A folded sheet or a small booklet to hold on the day: what happens when, hymns and readings with their words, thanks, and the code that opens the memorial.',
  open: 'Fill it in and print it',
}
