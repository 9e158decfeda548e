/** The page behind a printed code whose memorial is closed or gone. */
export const printed = {
  title: 'This memorial is closed',
  ended:
    'This code led to a memorial whose page is closed at the moment. Its family can still open it again.',
  removed: 'This code led to a memorial that is no longer here. It will never lead to anybody else’s.',
  askEnded:
    'Whoever gave you this card or booklet can ask the family for you. Or write to us with the address that you see above in your browser: we pass your words on to the family, without showing them your address or you theirs unless you wish it.',
  askRemoved:
    'Whoever gave you this card or booklet knows best how to reach the family. What is removed is deleted for good after a while, or already has been, so we cannot pass words on to its family.',
  unknown:
    'This code belongs to no memorial. If you typed it, please compare it with the print; a phone’s camera reads it best.',
} as const
