import type { Translation } from '../../translation-type.ts'

/** The fields for the dates of birth and death, in Spanish. */
export const lifeDates: Translation<typeof import('../../en/screens/life-dates.ts').lifeDates> = {
  title: 'Fechas de nacimiento y fallecimiento',
  intro: 'Lo que sepa. Cualquier parte puede quedar vacía.',
  birth: 'Fecha de nacimiento',
  death: 'Fecha de fallecimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  noMonth: 'Sin mes',
  about: 'Solo hacia este año',
  reads: 'Debajo del nombre: {dates}',
  blocked: 'Revise las fechas de nacimiento y fallecimiento: hay algo que todavía no puede ser.',
  /** By `LifeDateProblem`. */
  problems: {
    yearMissing: 'Añada el año o déjelo todo vacío.',
    yearUnclear: 'Escriba el año con cuatro cifras, por ejemplo 1931.',
    monthMissing: 'Un día necesita su mes. Elija uno o deje el día vacío.',
    monthUnclear: 'Elija el mes de la lista.',
    dayUnclear: 'Ese mes no tiene ese día. Compruébelo.',
    aboutYearOnly: '«Hacia» solo va con un año. Deje vacíos el día y el mes, o quite la marca.',
    future: 'Esa fecha aún no ha llegado. Compruebe el año.',
    deathBeforeBirth: 'Es anterior a la fecha de nacimiento. Compruebe las dos.',
  },
}
