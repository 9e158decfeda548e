export const ORDER_PATH = '/memorial/order-of-service'
