export const ORDER_PATH = '/memorial/order-of-service'
export const KEEPSAKES_PATH = '/memorial/keepsakes'
