import type { Texts } from '../texts.ts'

export const tables: Texts['tables'] = {
  photos: 'Fotos',
  recordings: 'Voces y películas',
  said: 'Lo que se dice',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  answer: 'Respuesta',
  guests: 'Acompañantes',
  message: 'Mensaje',
  date: 'Fecha',
  memorial: 'Memorial',
  memorialId: 'ID del memorial',
  fund: 'Fondo',
  amount: 'Importe',
  fee: 'Gastos',
  provider: 'Proveedor',
  payment: 'Pago',
  currency: 'Moneda',
  donor: 'Donante',
  anonymous: 'Anónimo',
  formerServer: 'Servidor anterior',
  yes: 'Sí',
  no: 'No',
  answers: {
    ATTENDING: 'Asistirá',
    NOT_ATTENDING: 'No asistirá',
    UNSURE: 'Aún no lo sabe',
    WATCHING: 'Lo verá a distancia',
  },
  /** Of answers to one event of the day. */
  event: {
    name: 'Acto',
    food: 'Lo que no puede comer',
    accessNeeds: 'Lo que necesita para entrar',
  },
  thanks: {
    what: 'Qué hizo',
    note: 'Nota',
    on: 'Agradecido el',
    kinds: {
      ANSWER: 'Respuesta',
      MEMORY: 'Recuerdo',
      GIFT: 'Donativo',
    },
  },
}
