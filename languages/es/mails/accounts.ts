import type { Translation } from '../../translation-type.ts'

export const accounts: Translation<typeof import('../../en/mails/accounts.ts').accounts> = {
  code: {
    subject: 'Su código de {product}: {code}',
    preheader: 'Confirma su dirección de correo. Sirve durante {minutes} minutos.',
    heading: 'Su código',
    use: 'Escriba este código donde se le pidió. Confirma que esta dirección de correo es suya.',
    lasts: 'Sirve durante {minutes} minutos. No importan las mayúsculas ni las minúsculas.',
    why: 'Recibe este correo porque alguien usó esta dirección para crear una cuenta en {product}. Si no fue usted, no tiene que hacer nada: sin el código no ocurre nada.',
  },
  signInCode: {
    /** Asked for on a memorial: the person remembered, and its page. */
    memorySubject: 'Su código para su recuerdo de {name}: {code}',
    memory: 'Es para su recuerdo de {name}.',
    page: 'La página en la que escribía:',
    preheader: 'Le deja entrar sin contraseña. Sirve durante {minutes} minutos.',
    use: 'Escriba este código donde se lo pidieron. Muestra que este correo es suyo, así que no hace falta ninguna contraseña.',
    why: 'Recibe este mensaje porque alguien escribió esta dirección en {product}. Si no fue usted, no tiene que hacer nada: sin el código no ocurre nada.',
  },
  reset: {
    subject: 'Elija una contraseña nueva para {product}',
    preheader: 'El enlace sirve una vez, durante {minutes} minutos.',
    heading: 'Elija una contraseña nueva',
    asked: 'Usted nos dijo que olvidó su contraseña de {product}. Aquí puede elegir una nueva.',
    open: 'Elegir una contraseña nueva',
    lasts:
      'El enlace sirve una vez, durante {minutes} minutos. Cuando lo use, se cerrará la sesión en todos los dispositivos donde estaba abierta.',
    why: 'Si no fue usted quien lo pidió, no tiene que hacer nada: su contraseña sigue como está.',
  },
  welcome: {
    subject: 'Su cuenta de {product} está lista',
    preheader: 'Su dirección de correo está confirmada.',
    heading: 'Su cuenta está lista',
    kept: 'Gracias. Su dirección de correo está confirmada, y lo que guarde se conserva en su cuenta.',
    return:
      'Tómese todo el tiempo que necesite. Con esta dirección y su contraseña puede volver y continuar desde cualquier dispositivo.',
    open: 'Abrir su cuenta',
    why: 'Recibe este correo porque creó una cuenta en {product}.',
  },
  passwordChanged: {
    subject: 'Su contraseña de {product} ha cambiado',
    preheader: 'Si fue usted, no tiene que hacer nada.',
    heading: 'Su contraseña ha cambiado',
    changed:
      'La contraseña de su cuenta cambió hace un momento. En todos los demás dispositivos se cerró la sesión.',
    notYou:
      'Si no fue usted, elija, por favor, una contraseña nueva ahora: el enlace llega a esta dirección, y a quien la cambió se le cierra la sesión.',
    passkeys:
      'Las llaves de acceso de su cuenta siguen abriéndola. Por favor, mírelas en su perfil, en «Llaves de acceso», y quite todas las que no sean suyas.',
    why: 'Recibe este correo porque tiene una cuenta en {product}.',
  },
  newDevice: {
    subject: 'Un dispositivo nuevo ha entrado en su cuenta de {product}',
    heading: 'Ha entrado un dispositivo nuevo',
    device: '{browser} en {system}',
    signedIn:
      'Alguien acaba de iniciar sesión en su cuenta de {product} con su contraseña, en un dispositivo que no se había usado antes: {device}.',
    signedInSomewhere:
      'Alguien acaba de iniciar sesión en su cuenta de {product} con su contraseña, en un dispositivo que no se había usado antes.',
    notYou:
      'Si no fue usted, elija, por favor, una contraseña nueva ahora: el enlace llega a esta dirección, y en todos los demás dispositivos se cierra la sesión.',
    /** A mailed code let them in: the account may have no password. */
    byCode: {
      signedIn:
        'Alguien acaba de iniciar sesión en su cuenta de {product} con un código que enviamos a esta dirección, en un dispositivo que no se había usado antes: {device}.',
      signedInSomewhere:
        'Alguien acaba de iniciar sesión en su cuenta de {product} con un código que enviamos a esta dirección, en un dispositivo que no se había usado antes.',
      notYou:
        'Si no fue usted, otra persona puede leer su correo: por favor, cambie primero la contraseña de su correo. Después elija aquí una contraseña: el enlace llega a esta dirección, y en todos los demás dispositivos se cierra la sesión.',
      open: 'Elegir una contraseña',
    },
  },
  passkey: {
    added: {
      subject: 'Se añadió una llave de acceso a su cuenta de {product}',
      heading: 'Se añadió una llave de acceso',
      what: 'Desde ahora un dispositivo puede entrar en su cuenta de {product} con una llave de acceso, en lugar de la contraseña.',
    },
    removed: {
      subject: 'Se quitó una llave de acceso de su cuenta de {product}',
      heading: 'Se quitó una llave de acceso',
      what: 'Ya no entra en su cuenta de {product}. Su contraseña sigue sirviendo.',
    },
    notYou:
      'Si no fue usted, elija, por favor, una contraseña nueva ahora: el enlace llega a esta dirección, y se cierra la sesión en todos los dispositivos. Después abra su perfil y quite todas las llaves de acceso que no sean suyas.',
  },
  deletion: {
    subject: 'Su cuenta de {product} se eliminará el {date}',
    preheader: 'Hasta entonces puede conservarla.',
    heading: 'Su cuenta se eliminará',
    asked:
      'Usted nos pidió que elimináramos su cuenta, y el {date} lo haremos. Hasta entonces no se pierde nada: inicie sesión y elija “Conservar mi cuenta”, y todo seguirá como está.',
    memorials:
      'Un memorial que usted empezó pasa al corresponsable que lo ha cuidado durante más tiempo. El que no tiene corresponsables se elimina con su cuenta.',
    left: 'Lo que usted añadió a otros memoriales se queda con las familias, sin su nombre ni su dirección. Sus respuestas a invitaciones se quedan con quienes cuidan el memorial, tal como usted las dio. Los importes de las donaciones quedan en las cuentas, sin su nombre.',
    open: 'Conservar mi cuenta',
    notYou:
      'Si no fue usted quien lo pidió, inicie sesión, por favor, conserve la cuenta y elija una contraseña nueva en su perfil.',
  },
  passedOn: {
    subject: 'El memorial de {name} queda ahora a su cuidado',
    preheader: 'Quien lo empezó ha eliminado su cuenta.',
    heading: 'El memorial de {name} queda ahora a su cuidado',
    passed:
      'Quien empezó este memorial ha eliminado su cuenta. De sus corresponsables, usted es quien lo ha cuidado durante más tiempo, así que ha pasado a usted. Nada en él ha cambiado.',
    can: 'Puede seguir como antes. Si desea compañía, puede pedir a otras personas que le ayuden a cuidarlo.',
  },
}
