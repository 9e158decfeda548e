/** The ways to pass a memorial's link on, wherever they are offered. */
export const sharing = {
  label: 'Memorial Link',
  help: 'Anyone with this link can see the memorial.',
  shares: 'Share by',
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Email',
  more: 'More ways to share',
  newWindow: '(opens in a new window)',
} as const
