// The replacement of `import()` in the extension: a chunk that isn't loaded yet is a module in a file of the extension, whose address the bridge sends
// together with its port. The first message of this name is the bridge's, because no script of the page has run yet. The folder is that of this
// version, because after an update of the extension the address leads to the files of the next one.
var bridge = new Promise(function (resolve) {
  addEventListener(
    'message',
    function hear(event) {
      var base = event.data && event.data.automailBridge;
      if (event.source !== window || typeof base !== 'string' || !/^[a-z]+-extension:/.test(base)) return;
      event.stopImmediatePropagation();
      removeEventListener('message', hear, true);
      removeEventListener('automail-bridge-ready', want);
      resolve({base: base, port: event.ports[0]});
    },
    true,
  );
});
var __BRIDGE__ = bridge.then(function (found) {
  return found.port;
});
var __PICTURES__ = bridge.then(function (found) {
  return found.base + 'pictures/';
});
var fetched = {};
function want() {
  dispatchEvent(new Event('automail-bridge-wanted'));
}
addEventListener('automail-bridge-ready', want);
want();
function fetchChunk(name) {
  if (!fetched[name])
    fetched[name] = bridge
      .then(function (found) {
        return definitions[name] || import(found.base + 'chunks/' + version + '/' + name + '.js').then(added, missing);
      })
      .then(function () {
        return Promise.all(definitions[name].needs.filter(isChunk).map(plain).map(fetchChunk));
      })
      .catch(function (cause) {
        delete fetched[name];
        throw cause;
      });
  return fetched[name];
}
function added(module) {
  module.default(defineNew);
}
// A definition that is already there may have been evaluated.
function defineNew(name, needs, body) {
  if (!definitions[name]) define(name, needs, body);
}
// The definitions for the address of the page are in a content script that ran before this one. No script of the page has run between them.
(self.automailDefinitions || []).forEach(function (each) {
  each(define);
});
delete self.automailDefinitions;
// The definitions for all other addresses are in one file, which is loaded before they are needed if there is time.
var later;
var __LATER__ = {
  has: function (name) {
    return name in definitions;
  },
  load: function () {
    if (!later)
      later = bridge
        .then(function (found) {
          return import(found.base + 'chunks/' + version + '/definitions.js').then(added, missing);
        })
        .catch(function (cause) {
          later = undefined;
          throw cause;
        });
    return later;
  },
};
function loadLater() {
  requestIdleCallback(function () {
    __LATER__.load().catch(function () {});
  });
}
if (document.readyState === 'complete') loadLater();
else addEventListener('load', loadLater);
// After an update the files of this version are gone; src/services/failure.ts says so to the person, by the name of the error.
function missing(cause) {
  cause.name = 'MissingFileError';
  throw cause;
}
function isChunk(need) {
  return need !== 'exports' && need !== 'require';
}
// The API client comes along with whatever is imported, since components ask for it synchronously; it is evaluated when they do. So does what shows
// toasts, since a toast says that the files are gone.
function required(names, resolve, reject) {
  Promise.all(names.concat('api', 'element', 'ToastStack').map(plain).map(fetchChunk))
    .then(function () {
      return names.map(function (name) {
        return load(plain(name));
      });
    })
    .then(function (modules) {
      resolve.apply(null, modules);
    }, reject);
}
function found(name) {
  throw new Error('no chunk named ' + name);
}
