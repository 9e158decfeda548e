import type { Texts } from '../texts.ts'

export const tables: Texts['tables'] = {
  photos: 'Fotos',
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
  yes: 'Sí',
  no: 'No',
  answers: {
    ATTENDING: 'Asistirá',
    NOT_ATTENDING: 'No asistirá',
    UNSURE: 'Aún no lo sabe',
  },
  /** Of answers to one event of the day. */
  event: {
    name: 'Acto',
    food: 'Lo que no puede comer',
    accessNeeds: 'Lo que necesita para entrar',
    waits: 'Espera sitio',
    answers: {
      ATTENDING: 'Asistirá',
      NOT_ATTENDING: 'No asistirá',
      UNSURE: 'Aún no lo sabe',
      WATCHING: 'Lo verá a distancia',
    },
  },
}
