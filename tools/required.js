// The replacement of `import()` in the single file: the chunk is there and is evaluated a microtask later.
function required(names, resolve, reject) {
  Promise.resolve()
    .then(function () {
      return names.map(function (name) {
        return load(plain(name));
      });
    })
    .then(function (modules) {
      resolve.apply(null, modules);
    }, reject);
}
