import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The notes on the pictures are written anew, as a Spanish family would write them. */
export const landing: Translation<typeof import('../../en/screens/landing.ts').landing> = {
  pageTitle: `${brand.name}: un memorial en línea, hecho entre todos`,
  description:
    'Cree un memorial en línea con familiares y amigos: fotos, historias y un mensaje en una sola página. 30 dólares australianos, un pago único.',
  title: 'Recordar, juntos.',
  lead: 'Reúna fotos, historias y un mensaje en una página que familiares y amigos podrán visitar, completar y conservar.',
  price: '30 dólares australianos (AUD), un pago único. No se paga nada hasta que esté listo para compartir.',

  letsGo: 'Empecemos',
  haveAccount: '¿Ya tiene una cuenta? Pulse aquí',
  openArchive: `¿Tiene una copia completa de ${brand.name}? Ábrala`,
  startNew: 'Empezar un memorial nuevo',
  continueMemorial: 'Continuar el memorial',
  unfinished: 'Continúe donde lo dejó: {name}',
  startAnother: 'Empezar otro memorial',

  failed: {
    title: 'Esta vez no funcionó',
    text: 'Por favor, compruebe su conexión y vuelva a intentarlo. No ha cambiado nada.',
  },

  collage: 'Fotos de ejemplo con notas',
  pause: 'Detener las imágenes',
  play: 'Mover las imágenes',

  how: 'Cómo funciona',
  create: {
    title: 'Cree un memorial',
    text: 'Unas pocas preguntas tranquilas, de una en una. Pare cuando lo necesite, y siga más tarde.',
  },
  family: {
    title: 'Compártalo con familiares y amigos',
    text: 'Pueden responder, añadir sus propias fotos e historias, y donar a un fondo que usted elija.',
  },
  print: {
    title: 'En línea o en papel',
    text: 'Un mismo enlace para todos, una presentación de fotos para ese día y un libro para imprimir y tener en las manos.',
  },
  once: { title: 'Un pago único', text: '30 AUD. Sin suscripción ni cuotas mensuales.' },
  example: {
    title: 'Vea un ejemplo',
    contribute: 'Cómo participan los amigos',
    memorial: 'Un memorial terminado',
  },

  cost: 'Cuánto cuesta',
  sum: '30 <small>AUD, una sola vez</small>',
  included:
    'Sin suscripción ni cuotas mensuales. Un año de conservación de los datos. Presentación de fotos y exportación a PDF.',
  afterwards:
    'Antes de que termine el año le escribimos tres veces, con todo reunido en un archivo para que lo conserve. Puede añadir otro año por el mismo precio hasta 90 días después: durante 30 días todo sigue igual; luego la página se cierra, y sus archivos se conservan 60 días más.',

  private: 'Usted decide si lo comparte',
  privacy:
    'Solo quienes tienen el enlace pueden ver un memorial. Pedimos a los buscadores que no lo muestren, y ninguna foto de la página lleva el dato de dónde se tomó; solo lo conservan los originales, que guardamos para la copia completa de la familia. No hay anuncios ni rastreadores, y lo que usted quita desaparece para siempre a los 30 días.',

  asked: 'Preguntas frecuentes',
  questions: {
    ready: {
      question: '¿Tengo que tenerlo todo listo antes de empezar?',
      answer:
        'No. Con un nombre basta para empezar. La fecha, las fotos y las palabras pueden llegar después, en cualquier orden.',
    },
    stop: {
      question: '¿Y si necesito dejarlo a la mitad?',
      answer:
        'Cierre la página cuando quiera. Lo que ha escrito y elegido se conserva en este dispositivo. Safari, y todos los navegadores de un iPhone, lo borran tras siete días sin una visita; una cuenta se lo conserva, en cualquier dispositivo y sin costo.',
    },
    accounts: {
      question: '¿Necesitan una cuenta los familiares y amigos?',
      answer:
        'Para visitarlo o responder, no. Para añadir fotos e historias dan una dirección de correo y escriben un código corto que les enviamos.',
    },
    change: {
      question: '¿Puedo cambiarlo después de compartirlo?',
      answer: 'Sí, todo, y tantas veces como quiera. El enlace sigue siendo el mismo.',
    },
    pay: {
      question: '¿Cuándo se paga?',
      answer: 'Al final, cuando lo haya repasado todo y quiera compartirlo. Hasta entonces no se cobra nada.',
    },
    owns: {
      question: '¿De quién son las fotos y las historias?',
      answer:
        'Suyas, y de las personas que las aportaron. Conservamos cada original tal como llegó, y solo los ven las personas a las que usted da el enlace.',
    },
  },

  scenes: {
    'fishing-boat': { alt: 'Una barca de pesca al amanecer', note: 'Salía antes que el sol' },
    'rose-gate': { alt: 'Un rosal detrás de la verja de un jardín', note: 'Las rosas de mamá, otro junio' },
    kettle: { alt: 'Una tetera y dos tazas en la mesa de la cocina', note: 'Pase, ya hierve el agua' },
    'dog-at-door': { alt: 'Un perro que espera ante la puerta', note: 'Conocía sus pasos de lejos' },
    violin: { alt: 'Un violín apoyado en una silla de madera', note: 'De sobremesa, siempre Bach' },
    boots: { alt: 'Un par de botas junto al escalón de atrás', note: 'Con barro no se entra' },
    jetty: { alt: 'Dos personas sentadas al final de un muelle', note: 'El abuelo y Sam, sin un solo pez' },
    'lemon-tree': { alt: 'Un limonero en maceta contra una pared al sol', note: 'Y era solo una semilla' },
    'sewing-box': {
      alt: 'Un costurero abierto junto a una manga a medio zurcir',
      note: 'Todo tenía arreglo',
    },
    bicycle: {
      alt: 'Una bicicleta apoyada en un muro bajo al amanecer',
      note: 'Treinta y un años pedaleando',
    },
    'hat-on-hook': { alt: 'Un sombrero de fieltro en el perchero de la entrada', note: 'Nunca salía sin él' },
    chessboard: {
      alt: 'Una partida de ajedrez sin terminar, y la silla de enfrente vacía',
      note: 'Aún le toca a él',
    },
    lighthouse: { alt: 'Un faro al atardecer, y un banco frente al mar', note: 'Aquí le pidió la mano' },
    caravan: {
      alt: 'Una pequeña caravana bajo la lluvia, con la ventana encendida',
      note: 'Llovió, y fuimos felices',
    },
    allotment: { alt: 'Judías de un huerto, atadas en manojos', note: 'Había para toda la calle' },
    piano: {
      alt: 'Un piano vertical, con la banqueta recién apartada',
      note: 'Hasta desafinar le salía bien',
    },
    knitting: { alt: 'Un suéter en las agujas, con una manga por terminar', note: 'Faltaba solo una manga' },
    workbench: {
      alt: 'Formones en su sitio sobre un banco de trabajo en calma',
      note: 'Los formones de papá, ni tocarlos',
    },
    camera: { alt: 'Una cámara antigua y fotos de vacaciones sobre una mesa', note: 'Ella, siempre detrás' },
    'wedding-bench': {
      alt: 'Un banco de jardín bajo un árbol en flor, con un ramo olvidado',
      note: 'Aquí dijimos que sí',
    },
    armchair: {
      alt: 'Un sillón gastado junto a la ventana, y unas zapatillas que esperan',
      note: 'Ese sillón tenía dueño',
    },
    'reading-glasses': {
      alt: 'Un hombre con el periódico y las gafas subidas en la cabeza',
      note: 'Y las llevaba puestas',
    },
    'laid-table': {
      alt: 'Una mesa puesta para el almuerzo del domingo junto a una ventana con lluvia',
      note: 'Cada domingo, lloviera o no',
    },
    letters: { alt: 'Un fajo de cartas atado con una cinta azul', note: 'Su cinta azul' },
    radio: {
      alt: 'Una radio antigua encendida sobre un aparador antes del alba',
      note: 'La radio bajita, al alba',
    },
    'bird-feeder': { alt: 'Pajaritos en un comedero de madera bajo una rama', note: 'A cada uno, su nombre' },
    greenhouse: { alt: 'Un taburete entre los tomates de un invernadero', note: 'Tomates, y un rato de paz' },
    campfire: {
      alt: 'Dos personas bajo una misma manta junto a una hoguera',
      note: 'Todo quemado, noche perfecta',
    },
    deckchair: { alt: 'Una tumbona en la playa, y alguien dormido en ella', note: 'A las dos ya soñaba' },
    'spice-tin': {
      alt: 'Una mano que toma una pizca de una lata redonda de especias',
      note: 'Sin receta, a ojo',
    },
    dominoes: {
      alt: 'Una partida de dominó que quedó sobre una mesa en la calle',
      note: 'La mesa más ruidosa del barrio',
    },
    'snowy-path': {
      alt: 'Un hombre y dos niños que vuelven a casa por la nieve',
      note: 'De su mano, hasta casa',
    },
    swing: { alt: 'Un abuelo que empuja a un niño en un columpio bajo un roble', note: 'Más alto, abuelo' },
    suitcase: {
      alt: 'Una maleta junto a una ventana abierta sobre los tejados',
      note: 'Lisboa, por fin, a los setenta',
    },
    paintbox: {
      alt: 'Una caja de acuarelas y un cuadro que aún no tiene cielo',
      note: 'Le quedó el cielo por pintar',
    },
  },
}
