export const THANKS_PATH = '/memorial/thanks'
