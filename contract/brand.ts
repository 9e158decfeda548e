/** The only place for the product's name and version, so that a rename is one line. */
export const brand = {
  name: 'Afterglow',
  /** Shown on every screen. */
  version: '2025.10.24.1',
  /** Colours that a device draws around the product; also defined as tokens (`--dawn`, `--paper`). */
  colours: { theme: '#fdf0dc', background: '#fdf9f0' },
} as const
