/** The product's name and version stand here and nowhere else, so that a rename is one line. */
export const brand = {
  name: 'Afterglow',
  /** Shown on every screen (spec 1 §9). */
  version: '2025.10.24.1',
} as const
