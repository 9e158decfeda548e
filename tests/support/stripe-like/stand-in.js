// Stands in for Stripe's script in browser tests: it has the functions that our pages call, and calls the server that
// it came from. Stripe's real fields are in frames; these are in the page itself, so that tests can fill them.

;(() => {
  const base = new URL(document.currentScript.src).origin

  async function api(key, method, path, params) {
    const query = method === 'GET' ? `?${new URLSearchParams(params)}` : ''
    try {
      const response = await fetch(`${base}/v1/${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(method === 'POST' && { body: new URLSearchParams(params) }),
      })
      const answer = await response.json()
      return answer.error ? { error: answer.error } : { object: answer }
    } catch {
      return { error: { type: 'api_connection_error', message: 'No connection.' } }
    }
  }

  /** Shows the bank's page in a frame over our page, until the customer has answered. */
  function askBank(url) {
    return new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.title = 'Test bank'
      window.addEventListener('message', function hear({ data, origin }) {
        if (origin !== base || data?.bank !== 'answered') return
        window.removeEventListener('message', hear)
        frame.remove()
        resolve()
      })
      document.body.append(frame)
    })
  }

  function field(box, name, label) {
    const line = document.createElement('p')
    const words = document.createElement('label')
    const input = document.createElement('input')
    input.name = name
    words.append(label, ' ', input)
    line.append(words)
    box.append(line)
    return input
  }

  class Element {
    #ready = []
    #box = document.createElement('div')
    mount(place) {
      this.number = field(this.#box, 'stripe-number', 'Card number')
      field(this.#box, 'stripe-expiry', 'Expiration date')
      field(this.#box, 'stripe-cvc', 'Security code')
      this.problem = document.createElement('p')
      this.#box.append(this.problem)
      place.append(this.#box)
      queueMicrotask(() => {
        for (const tell of this.#ready) tell()
      })
    }
    on(name, tell) {
      if (name === 'ready') this.#ready.push(tell)
    }
    destroy() {
      this.#box.remove()
    }
  }

  window.Stripe = (key, { locale } = {}) => {
    window.stripeLocale = locale

    const make = (elements) =>
      api(key, 'POST', 'payment_methods', {
        type: 'card',
        'card[number]': elements.element.number.value.replaceAll(' ', ''),
      })

    /** Asks the bank if the payment needs it, and returns the payment afterwards. */
    async function settled(intent, clientSecret) {
      const redirect = intent.next_action?.redirect_to_url
      if (redirect) {
        window.location.assign(redirect.url)
        return new Promise(() => {})
      }
      const url = intent.next_action?.use_stripe_sdk?.url
      if (!url) return { paymentIntent: intent }
      await askBank(url)
      const after = await api(key, 'GET', `payment_intents/${intent.id}`, { client_secret: clientSecret })
      if (after.error) return { error: after.error }
      if (after.object.status === 'requires_payment_method') return { error: after.object.last_payment_error }
      return { paymentIntent: after.object }
    }

    return {
      elements(options) {
        if (options.paymentMethodTypes) throw new Error('paymentMethodTypes is no option any more')
        const elements = {
          create(kind) {
            if (kind !== 'payment') throw new Error(`No element ${kind}`)
            elements.element = new Element()
            return elements.element
          },
          async submit() {
            const complete = elements.element.number.value.length > 0
            elements.element.problem.textContent = complete ? '' : 'Your card number is incomplete.'
            return complete ? {} : { error: { type: 'validation_error', message: 'incomplete' } }
          },
        }
        return elements
      },
      async createConfirmationToken({ elements, params }) {
        const { error, object } = await api(key, 'POST', 'confirmation_tokens', {
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': elements.element.number.value.replaceAll(' ', ''),
          return_url: params.return_url,
        })
        return error ? { error } : { confirmationToken: object }
      },
      async confirmPayment({ elements, clientSecret, confirmParams }) {
        const made = await make(elements)
        if (made.error) return { error: made.error }
        const id = clientSecret.split('_secret_')[0]
        const { error, object } = await api(key, 'POST', `payment_intents/${id}/confirm`, {
          payment_method: made.object.id,
          client_secret: clientSecret,
          return_url: confirmParams.return_url,
        })
        return error ? { error } : settled(object, clientSecret)
      },
      async handleNextAction({ clientSecret }) {
        const id = clientSecret.split('_secret_')[0]
        const { error, object } = await api(key, 'GET', `payment_intents/${id}`, {
          client_secret: clientSecret,
        })
        return error ? { error } : settled(object, clientSecret)
      },
    }
  }
})()
