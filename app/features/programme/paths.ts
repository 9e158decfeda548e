export const PROGRAMME_PATH = '/memorial/programme'
