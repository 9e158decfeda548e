// Links to livestreams.

export { countSilent, noteLinks } from './service-links.ts'
