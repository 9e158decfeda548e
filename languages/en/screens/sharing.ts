import { brand } from '#contract/brand.ts'

/** The ways to pass a memorial's link on, wherever they are offered. */
export const sharing = {
  label: 'Memorial Link',
  help: {
    LINK: 'Anyone who has this link can see the memorial.',
    PASSCODE:
      'Anyone who has this link and the word can see the memorial. Whoever you invite by email needs no word.',
    PRIVATE: 'Only those who look after the memorial can see it.',
  },
  shares: 'Share by',
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Email',
  more: 'More ways to share',
  newWindow: '(opens in a new window)',

  /** Whose name invitations carry, asked of an owner without one. */
  sender: {
    label: 'Who is it from?',
    labelInList: 'Who are the invitations from?',
    nobody: `Your name, as your guests know you. Without one their mail comes from ${brand.name} and is not signed.`,
    told: `Your guests will read: “{name} via ${brand.name}”, and “{name}” below the letter.`,
    empty: 'Please enter a name.',
    keep: 'Save name',
    kept: 'Saved: invitations are from {name}.',
  },

  qr: {
    title: 'QR code',
    text: 'A phone’s camera opens the memorial with it: for an order of service, a letter or a notice.',
    picture: 'QR code that leads to the memorial',
    svg: 'Save for print (SVG)',
    png: 'Save as a picture (PNG)',
    loading: 'Drawing the code',
    failed: 'The code could not be drawn. Please try again.',
    cards: 'Print cards',
  },
} as const
