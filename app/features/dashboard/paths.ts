/** The edit screens that the dashboard leads to. */
export type EditScreen = 'details' | 'message' | 'photos' | 'stories' | 'contacts-share' | 'donations'

export const editPath = (screen: EditScreen): string => `/memorial/edit-${screen}`

export const HOSTS_PATH = '/memorial/hosts'
export const SETTINGS_PATH = '/memorial/settings'
export const CARDS_PATH = '/memorial/cards'
