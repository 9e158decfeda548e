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
}
