/** The page where a memorial is extended by a year. */
export const extendPath = (memorialUuid: string) => `/memorial/extend?memorial=${memorialUuid}`
