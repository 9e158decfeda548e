// What people are shown of a memorial: its hosts, its visitors, their lists. It reads the tables of whatever is shown.

export { hostName, languageOf, shareSlug } from './service-facts.ts'
export { hostView, lastEdit } from './service-host.ts'
export { readDecade } from './service-life.ts'
export { relationshipsOf } from './service-lists.ts'
export { getPublic, readPublic } from './service-public-page.ts'
export { readShow, readVisitorsShow } from './service-slideshow.ts'
