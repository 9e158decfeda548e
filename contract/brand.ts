/** The product's name and version stand here and nowhere else, so that a rename is one line. */
export const brand = {
  name: 'Afterglow',
  /** Shown on every screen. */
  version: '2025.10.24.1',
  /** Of what a device draws around the product; they are tokens too (`--dawn`, `--paper`). */
  colours: { theme: '#fdf0dc', background: '#fdf9f0' },
} as const
