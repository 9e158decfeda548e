/** The edit screens that the dashboard leads to. */
export type EditScreen = 'details' | 'message' | 'photos' | 'stories' | 'contacts-share' | 'donations'

export const editPath = (screen: EditScreen): string => `/memorial/edit-${screen}`

/** Lists and the link, each with its count on the dashboard and a page of its own (docs/decisions/0039). */
export const DASHBOARD_PATH = '/memorial/dashboard'
export const REPLIES_PATH = '/memorial/replies'
export const MEMORIES_PATH = '/memorial/memories'
export const GIFTS_PATH = '/memorial/gifts'
export const PUBLISH_PATH = '/memorial/publish'

/** Screens beside the edit screens: co-hosts, when and where, settings, the order of service, and whom to thank. */
export const HOSTS_PATH = '/memorial/hosts'
export const PROGRAMME_PATH = '/memorial/programme'
export const SETTINGS_PATH = '/memorial/settings'
/** The note once a year, among the settings. */
export const YEARLY_PATH = `${SETTINGS_PATH}#yearly`
export const ORDER_PATH = '/memorial/order-of-service'
export const THANKS_PATH = '/memorial/thanks'
