import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { basket } from '../entities/basket.ts'
import { contactKind, partProfile, profile, userParams } from '../entities/profile.ts'
import { EMAIL_MAX } from '../entities/text-limits.ts'

const email = z.string().check(z.maxLength(EMAIL_MAX))
const password = z.string().check(z.maxLength(200))
const phone = z.string().check(z.maxLength(32))
const fio = z.string().check(z.maxLength(200))
const deviceId = z.string().check(z.maxLength(300))
const done = z.object({ message: z.string() })

/**
 * `basket` is the guest's cart token: its lines are merged into the account's basket (N5). In the
 * scenario `code` the name is an e-mail or a phone, the password the code that was sent to it.
 */
export const login = endpoint({
  method: 'POST',
  path: '/users/v1/login',
  credentials: true,
  guarded: true,
  body: z.object({
    username: email,
    password,
    emailOnly: z.optional(z.boolean()),
    scenario: z.optional(z.string().check(z.maxLength(40))),
    basket: z.optional(z.string().check(z.maxLength(64))),
    deviceId
  }),
  response: z.object({
    token: z.nullable(z.string()),
    refreshToken: z.nullable(z.string()),
    basket: z.nullable(basket),
    /** A temporary password went out by mail; tokens beside it are ignored. */
    passwordSent: z.boolean()
  })
})

/** Without tokens the account waits for its e-mail to be confirmed. */
export const signup = endpoint({
  method: 'POST',
  path: '/users/v1/signup',
  credentials: true,
  guarded: true,
  body: z.object({
    fio,
    email,
    phone,
    password,
    accept: z.boolean(),
    subscribe: z.optional(z.boolean()),
    organization: z.optional(
      z.object({
        inn: z.string().check(z.maxLength(12)),
        title: z.string().check(z.maxLength(300))
      })
    ),
    basket: z.optional(z.string().check(z.maxLength(64))),
    deviceId
  }),
  response: z.object({
    token: z.nullable(z.string()),
    refreshToken: z.nullable(z.string()),
    basket: z.nullable(basket)
  })
})

/** The answer is the same for a known and an unknown e-mail. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/v1/password/reset',
  credentials: true,
  guarded: true,
  // Of the device: one where the owner was signed in waits for nobody else's tries.
  body: z.object({ email, deviceId: z.optional(deviceId) }),
  response: done
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/users/v1/refresh',
  credentials: true,
  body: z.object({ oldRefreshToken: z.string().check(z.maxLength(500)), deviceId }),
  response: z.object({ access: z.string(), refresh: z.string() })
})

/**
 * Ends the session of the bearer token, or of the refresh token where that one is too old. The answer
 * is the same for a token that nobody knows. The browser calls it by `revokePath` of its configuration.
 */
export const endSession = endpoint({
  method: 'POST',
  path: '/users/v1/revoke',
  credentials: true,
  anyToken: true,
  body: z.object({
    refreshToken: z.optional(z.string().check(z.maxLength(500))),
    deviceId: z.optional(deviceId)
  }),
  response: done
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/users/v1/profile',
  signedIn: true,
  response: profile
})

/**
 * Price role, roles and organisation status are the server's: they cannot be sent. Another e-mail is
 * taken once its code was typed (`verifyContact`), from whoever has just signed in or brings the
 * account's `password`.
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/v1/profile',
  signedIn: true,
  body: z.object({
    fio,
    email,
    phone,
    birthDate: z.nullable(z.string().check(z.maxLength(10))),
    password: z.optional(password)
  }),
  response: profile
})

/** Every other device is signed out; this one gets a new pair. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/v1/password',
  signedIn: true,
  credentials: true,
  body: z.object({ oldPassword: password, password, deviceId }),
  response: z.object({ access: z.string(), refresh: z.string() })
})

/** Like a reset, but the password from the letter signs in once and the old one stays. */
export const sendTemporaryPassword = endpoint({
  method: 'POST',
  path: '/users/v1/password/send-temp',
  credentials: true,
  guarded: true,
  // Of the device: one where the owner was signed in waits for nobody else's tries.
  body: z.object({ email, deviceId: z.optional(deviceId) }),
  response: done
})

/** The page that a letter to an old address leads to, not JSON: `?key=` is signed and names no address. */
export const emailLinkPaths = { back: '/users/v1/email/back' } as const

const contact = { kind: contactKind, value: z.string().check(z.maxLength(EMAIL_MAX)) }

/** Sends a code to an e-mail or a phone; asked again too early it is refused with 429. */
export const sendVerification = endpoint({
  method: 'POST',
  path: '/users/v1/verify/send',
  credentials: true,
  asMember: true,
  guarded: true,
  body: z.object(contact),
  response: z.object({
    message: z.string(),
    /** Digits of the code. */
    length: z.number(),
    expiresInSeconds: z.number(),
    resendInSeconds: z.number()
  })
})

/** A wrong code is refused with `triesLeft` beside the message. */
export const verifyContact = endpoint({
  method: 'POST',
  path: '/users/v1/verify',
  credentials: true,
  asMember: true,
  guarded: true,
  body: z.object({ ...contact, code: z.string().check(z.maxLength(12)) }),
  response: z.object({ message: z.string(), verified: z.boolean() })
})

/** For good: the account and everything personal in it; orders stay without their buyer. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/v1',
  signedIn: true,
  credentials: true,
  body: z.object({ password }),
  response: done
})

export const getPartProfile = endpoint({
  method: 'GET',
  path: '/users/v1/part-profile',
  signedIn: true,
  response: partProfile
})

export const getUserParams = endpoint({
  method: 'GET',
  path: '/users/v1/params',
  signedIn: true,
  response: userParams
})

/** What is left out stays as it was. */
export const updateUserParams = endpoint({
  method: 'PUT',
  path: '/users/v1/params',
  signedIn: true,
  body: z.partial(userParams),
  response: userParams
})
