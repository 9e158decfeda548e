/** The page where a memorial is extended by a year. */
export const extendPath = (memorialUuid: string) => `/memorial/extend?memorial=${memorialUuid}`

/** The page with all downloads of a memorial. */
export const keepsakesPath = (memorialUuid: string) => `/memorial/keepsakes?memorial=${memorialUuid}`
