// Runs inside the measured process: tells its memory, in bytes, to whoever asks over IPC.
process.on('message', question => {
  if (question !== 'memory') return
  // Twice: the first collection only marks what the second one frees.
  globalThis.gc()
  globalThis.gc()
  process.send({ memory: process.memoryUsage() })
})
// The channel alone must not keep the process alive.
process.channel?.unref()
