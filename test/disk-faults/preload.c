/*
 * Loaded before libc (LD_PRELOAD), it counts every change to a file below a folder that a command and its children
 * make, whoever makes it: Node, DuckDB or the C++ library. At the n-th one something goes wrong, by its kind:
 *   fails  EIO, and nothing is done
 *   fills  the disk is full from then on: a write is cut short, then ENOSPC
 *   short  the next write is cut short, which a writer has to notice by itself
 *   ends   SIGKILL for the process, in the middle of its write
 *   kills  SIGKILL for all processes of the command
 * All processes share the file FAULT_STATE, which says all of it and can be written anew between two commands: four numbers
 * of 64 bits, how many changes there were, by how many microseconds each is delayed, whether the fault has happened, and n;
 * then its kind and the folder. FAULT_LOG, if given, gets a line for each change.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct shared {
  atomic_long done, delay, used, at;
  char kind[16], folder[PATH_MAX];
};

static struct shared *shared;
static const char *log_path;

static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

/* The real function of the same name. */
#define REAL(name, ...) \
  ({ \
    static __typeof__(&name) found; \
    if (!found) found = (__typeof__(&name))real(#name); \
    found; \
  })(__VA_ARGS__)

__attribute__((constructor)) static void start(void) {
  const char *state = getenv("FAULT_STATE");
  if (!state) return;
  log_path = getenv("FAULT_LOG");
  int fd = REAL(open, state, O_RDWR | O_CLOEXEC);
  if (fd < 0) abort();
  void *mapped = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  REAL(close, fd);
  if (mapped == MAP_FAILED) abort();
  shared = mapped;
}

static int is_below(const char *path) {
  size_t length = strlen(shared->folder);
  return length > 0 && strncmp(path, shared->folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

/* Finds the path of an open file; returns 0 if it is none below the folder. */
static int path_of_fd(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = REAL(readlink, link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

static int path_at(int dir, const char *name, char *path) {
  char base[PATH_MAX];
  if (name[0] == '/') return snprintf(path, PATH_MAX, "%s", name) < PATH_MAX && is_below(path);
  if (dir == AT_FDCWD ? !getcwd(base, sizeof base) : !path_of_fd(dir, base)) return 0;
  return snprintf(path, PATH_MAX, "%s/%s", base, name) < PATH_MAX && is_below(path);
}

static void note(const char *operation, const char *path) {
  char line[PATH_MAX + 32];
  int fd = REAL(open, log_path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (fd < 0) return;
  int length = snprintf(line, sizeof line, "%s %s\n", operation, path + strlen(shared->folder));
  if (REAL(write, fd, line, (size_t)length) != length) abort();
  REAL(close, fd);
}

enum { WHOLE, FAILED, HALF, HALF_AND_END };
enum { CHANGES, NEEDS_ROOM, WRITES };

static void end_here(void) {
  if (strcmp(shared->kind, "kills") == 0) kill(0, SIGKILL);
  raise(SIGKILL);
}

/* Counts a change and says how it goes; errno is set for one that fails. */
static int begin(const char *operation, const char *path, int needs) {
  if (!shared) return WHOLE;
  int saved = errno;
  long n = atomic_fetch_add(&shared->done, 1) + 1, delay = atomic_load(&shared->delay), at = atomic_load(&shared->at);
  const char *kind = shared->kind;
  if (log_path) note(operation, path);
  if (delay > 0) usleep((useconds_t)delay);
  errno = saved;
  if (at == 0 || n < at) return WHOLE;
  if (strcmp(kind, "fills") == 0) {
    if (needs == CHANGES) return WHOLE;
    if (needs == WRITES && atomic_exchange(&shared->used, 1) == 0) return HALF;
    errno = ENOSPC;
    return FAILED;
  }
  if (strcmp(kind, "short") == 0) return needs == WRITES && atomic_exchange(&shared->used, 1) == 0 ? HALF : WHOLE;
  if (n != at) return WHOLE;
  atomic_store(&shared->used, 1);
  if (strcmp(kind, "fails") == 0) {
    errno = EIO;
    return FAILED;
  }
  if (needs == WRITES) return HALF_AND_END;
  end_here();
  return WHOLE;
}

static int begin_at(const char *operation, int dir, const char *name, int needs) {
  char path[PATH_MAX];
  return name && shared && path_at(dir, name, path) ? begin(operation, path, needs) : WHOLE;
}

static int begin_fd(const char *operation, int fd, int needs) {
  char path[PATH_MAX];
  return shared && path_of_fd(fd, path) ? begin(operation, path, needs) : WHOLE;
}

/* Of these the whole is done, or nothing. */
#define BY_PATH(type, name, operation, dir, path, needs, parameters, ...) \
  type name parameters { \
    if (begin_at(operation, dir, path, needs) == FAILED) return (type)-1; \
    return REAL(name, __VA_ARGS__); \
  }
#define BY_FD(type, name, operation, needs, parameters, ...) \
  type name parameters { \
    if (begin_fd(operation, fd, needs) == FAILED) return (type)-1; \
    return REAL(name, __VA_ARGS__); \
  }

BY_PATH(int, rename, "rename", AT_FDCWD, to, CHANGES, (const char *from, const char *to), from, to)
BY_PATH(int, renameat, "rename", toDir, to, CHANGES, (int dir, const char *from, int toDir, const char *to), dir, from, toDir, to)
BY_PATH(int, renameat2, "rename", toDir, to, CHANGES, (int dir, const char *from, int toDir, const char *to, unsigned flags), dir, from, toDir, to, flags)
BY_PATH(int, link, "link", AT_FDCWD, to, NEEDS_ROOM, (const char *from, const char *to), from, to)
BY_PATH(int, linkat, "link", toDir, to, NEEDS_ROOM, (int dir, const char *from, int toDir, const char *to, int flags), dir, from, toDir, to, flags)
BY_PATH(int, symlink, "symlink", AT_FDCWD, path, NEEDS_ROOM, (const char *target, const char *path), target, path)
BY_PATH(int, symlinkat, "symlink", dir, path, NEEDS_ROOM, (const char *target, int dir, const char *path), target, dir, path)
BY_PATH(int, unlink, "unlink", AT_FDCWD, path, CHANGES, (const char *path), path)
BY_PATH(int, unlinkat, "unlink", dir, path, CHANGES, (int dir, const char *path, int flags), dir, path, flags)
BY_PATH(int, rmdir, "rmdir", AT_FDCWD, path, CHANGES, (const char *path), path)
BY_PATH(int, mkdir, "mkdir", AT_FDCWD, path, NEEDS_ROOM, (const char *path, mode_t mode), path, mode)
BY_PATH(int, mkdirat, "mkdir", dir, path, NEEDS_ROOM, (int dir, const char *path, mode_t mode), dir, path, mode)
BY_PATH(int, chmod, "chmod", AT_FDCWD, path, CHANGES, (const char *path, mode_t mode), path, mode)
BY_PATH(int, chown, "chown", AT_FDCWD, path, CHANGES, (const char *path, uid_t uid, gid_t gid), path, uid, gid)
BY_PATH(int, truncate, "truncate", AT_FDCWD, path, CHANGES, (const char *path, off_t length), path, length)
BY_PATH(int, truncate64, "truncate", AT_FDCWD, path, CHANGES, (const char *path, off64_t length), path, length)

char *mkdtemp(char *template) {
  if (begin_at("mkdtemp", AT_FDCWD, template, NEEDS_ROOM) == FAILED) return NULL;
  return REAL(mkdtemp, template);
}

BY_FD(int, fsync, "fsync", CHANGES, (int fd), fd)
BY_FD(int, fdatasync, "fsync", CHANGES, (int fd), fd)
BY_FD(int, ftruncate, "truncate", CHANGES, (int fd, off_t length), fd, length)
BY_FD(int, ftruncate64, "truncate", CHANGES, (int fd, off64_t length), fd, length)
BY_FD(int, fchmod, "chmod", CHANGES, (int fd, mode_t mode), fd, mode)
BY_FD(int, fchown, "chown", CHANGES, (int fd, uid_t uid, gid_t gid), fd, uid, gid)
BY_FD(int, fallocate, "fallocate", NEEDS_ROOM, (int fd, int mode, off_t from, off_t length), fd, mode, from, length)
BY_FD(int, fallocate64, "fallocate", NEEDS_ROOM, (int fd, int mode, off64_t from, off64_t length), fd, mode, from, length)
BY_FD(ssize_t, sendfile, "copy", NEEDS_ROOM, (int fd, int in, off_t *from, size_t length), fd, in, from, length)
BY_FD(ssize_t, sendfile64, "copy", NEEDS_ROOM, (int fd, int in, off64_t *from, size_t length), fd, in, from, length)

/* Only the opening of a file to write it is a change. */
#define OPENS(flags) (((flags) & O_ACCMODE) != O_RDONLY || ((flags) & (O_CREAT | O_TRUNC)))
#define OPEN(name, dir, parameters, ...) \
  int name parameters { \
    mode_t mode = 0; \
    if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) { \
      va_list more; \
      va_start(more, flags); \
      mode = va_arg(more, mode_t); \
      va_end(more); \
    } \
    if (OPENS(flags) && begin_at("open", dir, path, (flags & O_CREAT) ? NEEDS_ROOM : CHANGES) == FAILED) return -1; \
    return REAL(name, __VA_ARGS__, mode); \
  }

OPEN(open, AT_FDCWD, (const char *path, int flags, ...), path, flags)
OPEN(open64, AT_FDCWD, (const char *path, int flags, ...), path, flags)
OPEN(openat, dir, (int dir, const char *path, int flags, ...), dir, path, flags)
OPEN(openat64, dir, (int dir, const char *path, int flags, ...), dir, path, flags)
BY_PATH(int, creat, "open", AT_FDCWD, path, NEEDS_ROOM, (const char *path, mode_t mode), path, mode)
BY_PATH(int, creat64, "open", AT_FDCWD, path, NEEDS_ROOM, (const char *path, mode_t mode), path, mode)

/* A write can be cut short: half of it is done. */
#define WRITE(name, parameters, half, ...) \
  ssize_t name parameters { \
    int how = begin_fd("write", fd, WRITES); \
    if (how == WHOLE) return REAL(name, __VA_ARGS__); \
    if (how == FAILED) return -1; \
    ssize_t written = half; \
    if (how == HALF_AND_END) end_here(); \
    return written; \
  }
#define HALF_OF(length) ((length) > 1 ? (length) / 2 : (length))

WRITE(write, (int fd, const void *bytes, size_t length), REAL(write, fd, bytes, HALF_OF(length)), fd, bytes, length)
WRITE(pwrite, (int fd, const void *bytes, size_t length, off_t from), REAL(pwrite, fd, bytes, HALF_OF(length), from), fd, bytes, length, from)
WRITE(pwrite64, (int fd, const void *bytes, size_t length, off64_t from), REAL(pwrite64, fd, bytes, HALF_OF(length), from), fd, bytes, length, from)
WRITE(writev, (int fd, const struct iovec *parts, int count), REAL(write, fd, parts->iov_base, HALF_OF(parts->iov_len)), fd, parts, count)
WRITE(pwritev, (int fd, const struct iovec *parts, int count, off_t from), REAL(pwrite, fd, parts->iov_base, HALF_OF(parts->iov_len), from), fd, parts, count, from)
WRITE(pwritev64, (int fd, const struct iovec *parts, int count, off64_t from), REAL(pwrite64, fd, parts->iov_base, HALF_OF(parts->iov_len), from), fd, parts, count, from)

/* On a slow disk reading takes as long. It changes nothing, and is not counted. */
static void wait_for_disk(int fd) {
  char path[PATH_MAX];
  long delay = shared ? atomic_load(&shared->delay) : 0;
  if (delay > 0 && path_of_fd(fd, path)) usleep((useconds_t)delay);
}
#define READ(name, parameters, ...) \
  ssize_t name parameters { \
    wait_for_disk(fd); \
    return REAL(name, __VA_ARGS__); \
  }

READ(read, (int fd, void *bytes, size_t length), fd, bytes, length)
READ(pread, (int fd, void *bytes, size_t length, off_t from), fd, bytes, length, from)
READ(pread64, (int fd, void *bytes, size_t length, off64_t from), fd, bytes, length, from)

/* libuv copies files by a number of its own. */
long syscall(long number, ...) {
  long words[6];
  va_list more;
  va_start(more, number);
  for (int word = 0; word < 6; word++) words[word] = va_arg(more, long);
  va_end(more);
  if (number == SYS_copy_file_range && begin_fd("copy", (int)words[2], NEEDS_ROOM) == FAILED) return -1;
  return REAL(syscall, number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
