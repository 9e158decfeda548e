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
} as const
